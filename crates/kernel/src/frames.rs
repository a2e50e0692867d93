//! The list of a game's frames, written once.

/// Makes the enum of a game's frames from the names of its steps, and a macro that does the same with whichever step a
/// frame is: `each!(frame, step => step.rule())`.
///
/// ```
/// use holdout_kernel::frames;
///
/// #[derive(Clone, Copy, Hash)]
/// pub struct Night { hour: u8 }
/// #[derive(Clone, Copy, Hash)]
/// pub struct Watch { oil: u8 }
///
/// frames! {
///     /// All frames of the game.
///     #[derive(Clone, Copy, Hash)]
///     pub enum Frame, each { Night, Watch }
/// }
///
/// let frame = Frame::Watch(Watch { oil: 3 });
/// let number = match frame { Frame::Night(night) => night.hour, Frame::Watch(watch) => watch.oil };
/// assert_eq!(each!(&frame, step => size_of_val(step)), 1);
/// assert_eq!(number, 3);
/// ```
#[macro_export]
macro_rules! frames {
    ($(#[$about:meta])* $seen:vis enum $frame:ident, $each:ident { $($step:ident),+ $(,)? }) => {
        $(#[$about])*
        $seen enum $frame {
            $($step($step)),+
        }

        macro_rules! $each {
            ($value:expr, $one:ident => $do:expr) => {
                match $value {
                    $($frame::$step($one) => $do),+
                }
            };
        }
    };
}
