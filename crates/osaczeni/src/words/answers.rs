//! Answers as the words on a button.

use super::{Says, area_key};
use crate::answer::Answer;
use crate::board::About;
use crate::frame::Frame;
use crate::items::Item;
use crate::pieces::Area;
use holdout_kernel::Phrase;

pub fn answer(frame: &Frame, answer: Answer) -> Phrase {
    match answer {
        Answer::Place { character, die } => numbered("os-answer-place", die).character(character),
        Answer::Ready => Phrase::new("os-answer-ready"),
        Answer::Play { item, character, area } => play(item, character, area),
        Answer::Vote { player } => {
            let against = matches!(frame, Frame::Decision(vote) if vote.about == About::Victim);
            Phrase::new(if against { "os-answer-vote-against" } else { "os-answer-vote" }).arg("player", player)
        }
        Answer::Abstain => Phrase::new("os-answer-abstain"),
        Answer::Choose { player } => Phrase::new("os-answer-choose").arg("player", player),
        Answer::Keep { item } => Phrase::new("os-answer-keep").item(item),
        Answer::Give { item, player } => Phrase::new("os-answer-give").item(item).arg("player", player),
        Answer::Discard { item } => Phrase::new("os-answer-discard").item(item),
        Answer::Pass => Phrase::new("os-answer-pass"),
        Answer::Show { die } => numbered("os-answer-show", die),
        Answer::Go { area } => numbered("os-answer-go", area),
        Answer::GoAnywhere => Phrase::new("os-answer-go-anywhere"),
        Answer::Move { character } => Phrase::new("os-answer-move").character(character),
        Answer::Done => Phrase::new("os-answer-done"),
        Answer::Haunt { from, to } => {
            Phrase::new("os-answer-haunt").term("from", area_key(from)).term("to", area_key(to))
        }
        Answer::Victim { character } => Phrase::new("os-answer-victim").character(character),
        Answer::Token { player } => Phrase::new("os-answer-token").arg("player", player),
    }
}

fn numbered(key: &'static str, area: Area) -> Phrase {
    Phrase::new(key).area("area", area).arg("number", area.number())
}

fn play(item: Item, character: Option<crate::Kind>, area: Option<Area>) -> Phrase {
    match (character, area) {
        (None, None) => Phrase::new("os-answer-play").item(item),
        (Some(kind), None) => Phrase::new("os-answer-play-character").item(item).character(kind),
        (None, Some(area)) => numbered("os-answer-play-area", area).item(item),
        (Some(kind), Some(area)) => numbered("os-answer-play-character-area", area).item(item).character(kind),
    }
}
