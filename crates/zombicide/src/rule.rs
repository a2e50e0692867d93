//! The rules the core follows, by name. Each edition says under which id they stand in its rule index.

/// A rule of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    RoundCourse,
    TurnOrder,
    OneTurn,
    Actions,
    EndPhase,
    Win,
    AllDead,
    GoalsInOrder,
    Deal,
    StartsWith,
    Shuffle,
    FirstPlayer,
    Start,
    Move,
    MovePrice,
    LongMove,
    SearchWhere,
    DrawOne,
    NoSearchHere,
    OneSearch,
    EquipmentReshuffle,
    NothingLeft,
    Ambush,
    CardPerRoom,
    ZombieReshuffle,
    Rearrange,
    /// The other player of a trade puts his own cards in order.
    OtherArranges,
    TradeAgreed,
    CombatAction,
    TakeObjective,
    MakeNoise,
    EndTurn,
    KeepOrDiscard,
    DiscardAnyTime,
    Food,
    WoundTrack,
    Death,
    AllAttack,
    DivideWounds,
    ArmourRoll,
    FriendlyArmour,
    ShieldReroll,
    ShieldValue,
    DefenceOrder,
    ZombiesPhase,
    SeesSurvivors,
    HearsNoise,
    SplitAdds,
    TeamDirects,
    CardPerToken,
    SpawnOrder,
    DangerLine,
    CardDone,
    TokenWakes,
    ExtraActivation,
    DoubleSpawn,
    RunningOut,
    Hits,
    TooWeak,
    AttackNoise,
    Reroll,
    MeleeRange,
    MeleeHits,
    Priority,
    SamePriority,
    FriendlyFire,
    FriendlyWounds,
    Unloaded,
    Reload,
    KillXp,
    YellowSkill,
    ChooseSkill,
    SkillDeed,
    ExtraTurn,
    Unnoticed,
    ExtraTokens,
    ObjectiveXp,
    HiddenObjectives,
    Exit,
    AnyDeath,
    NotBefore,
    MissionEvent,
    /// A goal cannot be reached any more.
    Impossible,
    Concentrated,
    /// An objective of a later goal.
    LaterGoal,
    /// An objective is removed untaken.
    LosesObjective,
}

/// A rule that is named as the reason of something: of the core or of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cited {
    Core(Rule),
    Part(crate::parts::Rule),
}

impl From<Rule> for Cited {
    fn from(rule: Rule) -> Self {
        Self::Core(rule)
    }
}

impl crate::knobs::Knobs {
    /// Under which id the edition has a rule.
    pub(crate) fn id(&self, rule: Cited) -> holdout_kernel::RuleId {
        match rule {
            Cited::Core(rule) => (self.rule)(rule),
            Cited::Part(rule) => self.parts.rule(rule),
        }
    }
}
