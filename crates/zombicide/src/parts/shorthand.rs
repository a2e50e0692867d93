//! Shorthands for parts: their own types in those of the core, and what they do not have.

/// What a part says about what it does not have.
macro_rules! without {
    ($($what:ident),+) => { $($crate::parts::without_one!($what);)+ };
}
pub(crate) use without;

macro_rules! without_one {
    (goals) => {
        fn progress(_: &$crate::board::Board, want: &Self::Want) -> (u8, u8) {
            match *want {}
        }

        fn goal_phrase(_: &$crate::board::Board, want: &Self::Want) -> holdout_kernel::Phrase {
            match *want {}
        }
    };
    (effects) => {
        fn happens(
            &self,
            _: &mut $crate::desk::Cx<'_>,
            _: $crate::pieces::Hero,
            _: $crate::pieces::Zone,
            effect: &Self::Effect,
        ) -> Option<$crate::Frame> {
            match *effect {}
        }
    };
    (hidden) => {
        fn evolve_hidden(_: &mut $crate::board::Board, hidden: &Self::Hidden, _: holdout_kernel::Key) {
            match *hidden {}
        }

        fn see(hidden: &Self::Hidden) -> Self::Seen {
            match *hidden {}
        }
    };
    (events) => {
        fn evolve(_: &mut $crate::board::Board, seen: &Self::Seen, _: holdout_kernel::Key) {
            match *seen {}
        }

        fn is_news(seen: &Self::Seen) -> bool {
            match *seen {}
        }

        fn event_phrase(seen: &Self::Seen) -> Option<holdout_kernel::Phrase> {
            match *seen {}
        }
    };
    (answers) => {
        fn answer_phrase(_: &$crate::Frame, _: &$crate::board::Board, answer: &Self::Answer) -> holdout_kernel::Phrase {
            match *answer {}
        }
    };
    (view) => {
        fn view(&self, _: &$crate::board::Board) -> Self::View {
            $crate::parts::Empty {}
        }
    };
    (zone_view) => {
        fn zone_view(&self, _: &$crate::board::Board, _: $crate::pieces::Zone) -> Self::ZoneView {
            $crate::parts::Empty {}
        }
    };
}
pub(crate) use without_one;

/// The types of a part under the names its module has for them.
macro_rules! types {
    () => {
        type State = State;
        type Seen = Seen;
        type Hidden = Hidden;
        type Answer = Answer;
        type Frame = Frame;
        type Rule = Rule;
        type Card = Card;
        type Want = Want;
        type Effect = Effect;
        type Section = Section;
        type View = View;
        type ZoneView = ZoneView;

        fn rule(&self, rule: Rule) -> holdout_kernel::RuleId {
            (self.rules)(rule)
        }
    };
}
pub(crate) use types;

/// Says which of a part's own types stand for it in those of the core.
macro_rules! own {
    ($part:ident: $($type:ident),+) => { $($crate::parts::own_one!($part, $type);)+ };
}
pub(crate) use own;

macro_rules! own_one {
    ($part:ident, Rule) => {
        impl From<Rule> for $crate::rule::Cited {
            fn from(rule: Rule) -> Self {
                Self::Part($crate::parts::Rule::$part(rule))
            }
        }
    };
    ($part:ident, Seen) => {
        impl From<Seen> for $crate::event::Seen {
            fn from(seen: Seen) -> Self {
                Self::Part($crate::parts::Seen::$part(seen))
            }
        }
    };
    ($part:ident, Answer) => {
        impl From<Answer> for $crate::answer::Answer {
            fn from(answer: Answer) -> Self {
                Self::Part($crate::parts::Answer::$part(answer))
            }
        }
    };
    ($part:ident, Frame) => {
        impl From<Frame> for $crate::frame::Frame {
            fn from(frame: Frame) -> Self {
                Self::Part($crate::parts::Frame::$part(frame))
            }
        }
    };
    ($part:ident, Hidden) => {
        impl From<Hidden> for $crate::event::Event {
            fn from(hidden: Hidden) -> Self {
                Self::Part($crate::parts::Hidden::$part(hidden))
            }
        }
    };
}
pub(crate) use own_one;
