//! Every slip in a mission of one's own is told, with its line and what to write instead. The mission is the worked
//! example of the document for those who write them.

use holdout_zombicide::BlackPlague;
use holdout_zombicide::content::places::fluent;

/// The example as it stands in the document.
fn example() -> String {
    let document = include_str!("../../../docs/writing-missions.md");
    let blocks = document.split("```toml\n").skip(1).filter_map(|block| block.split("```").next());
    let examples = blocks.filter(|block| block.contains("id = \"well\""));
    examples.last().expect("the document has an example").to_owned()
}

/// What is told about a file: lines and words.
fn told(text: &str) -> Vec<String> {
    let problems = BlackPlague::read_with(&[("well.toml".into(), text.to_owned())]).err().unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}

/// What is written, the slip, and what is told of it.
const SLIPS: &[(&str, &str, &str)] = &[
    ("schema = 1", "schema = 2", "this program reads files with `schema = 1`"),
    ("[[mission]]", "[mission]", "in two pairs of brackets"),
    ("id = \"well\"", "id = \"The Well\"", "small letters a to z, digits and hyphens"),
    ("id = \"well\"", "id = \"m0\"", "mission-00.toml"),
    ("number = 20", "number = 300", "expected a whole number from 0 to 255"),
    ("name_pl = \"Studnia\"", "", "there must be a field `name_pl`"),
    ("difficulty = \"easy\"", "difficulty = \"eazy\"", "expected one of `easy`, `medium`, `hard`"),
    ("min = 4", "min = 7", "`min` is not above `max`"),
    ("survivors = { min = 4, max = 6 }", "survivors = 6", "{ min = 6, max = 12 }"),
    ("minutes = 45", "minutes = \"45\"", "this is the text \"45\", expected a whole number"),
    ("tiles = [[\"9R\", \"4V\"]]", "tiles = [[\"9R\", \"10V\"]]", "there is no tile 10V: the tiles are 1R"),
    ("tiles = [[\"9R\", \"4V\"]]", "tiles = [[\"9R\", \"9R\"]]", "tile 9R is used twice"),
    ("tiles = [[\"9R\", \"4V\"]]", "tiles = [[\"9R\"], [\"4V\", \"1R\"]]", "tiles are a rectangle"),
    ("rotations = [[90, 90]]", "rotations = [[90]]", "every tile has its rotation"),
    ("rotations = [[90, 90]]", "rotations = [[90, 45]]", "tile 4V is turned by 45: write 0, 90, 180 or 270"),
    ("start = \"9R.s12\"", "start = \"9R.s77\"", "there is no zone 9R.s77: 9R has 9R.A"),
    ("start = \"9R.s12\"", "start = \"3V.A\"", "the tiles of this board are 9R, 4V"),
    ("start = \"9R.s12\"", "strat = \"9R.s12\"", "there is no field `strat`: the nearest is `start`"),
    ("exit = \"4V.s10\"", "", "nobody can escape without an exit"),
    ("exit = \"4V.s10\"", "exit = \"4V.A\"", "no way leads from the start to 4V.A"),
    ("colour = \"blue\" }]", "colour = \"pink\" }]", "there is no `pink`, expected one of `red`, `blue`, `green`"),
    ("colour = \"blue\" }]", "colour = \"red\" }]", "this waits for a blue objective, and none is blue"),
    ("spawn = [{ zone = \"9R.s21\", colour = \"red\" }]", "spawn = []", "1 to 12 spawn tokens, not 0"),
    ("cell = [2, 0]", "cell = [2, 9]", "rows go from 0 to 2, columns from 0 to 5"),
    ("cell = [2, 0], side = \"E\"", "cell = [2, 0], side = \"X\"", "expected one of `N`, `E`, `S`, `W`"),
    (
        "between = [\"9R.D\", \"9R.s12\"]",
        "between = [\"9R.D\", \"9R.s11\"]",
        "between 9R.D and 9R.s12, not 9R.D and 9R.s11",
    ),
    ("state = \"open\"", "state = \"ajar\"", "expected `open` or `closed`"),
    ("locked_until = \"blue\"", "locked = \"blue\"", "there is no field `locked`"),
    ("vaults = [{ colour = \"yellow\"", "vaults = [{ colour = \"red\"", "expected `yellow` or `violet`"),
    ("\"random-vault-artefact\"", "\"dragon-bil\"", "there is no card dragon-bil: the nearest is dragon-bile"),
    ("vault = \"yellow\"", "vault = \"violet\"", "this door leads nowhere"),
    ("vault = \"yellow\"", "vault = \"violet\"", "this vault has no door"),
    ("{ kind = \"artefacts\", count = 1 }", "{ kind = \"artefacts\", count = 2 }", "artefacts in the vaults: 1"),
    ("{ kind = \"artefacts\", count = 1 }", "{ kind = \"artefacts\" }", "needs a field `count`"),
    (
        "{ kind = \"artefacts\", count = 1 }",
        "{ kind = \"level\", level = \"pink\" }",
        "expected one of `blue`, `yellow`",
    ),
    (
        "{ kind = \"artefacts\", count = 1 }",
        "{ kind = \"level\", level = \"blue\" }",
        "everybody begins at the Blue Level",
    ),
    (
        "{ kind = \"artefacts\", count = 1 }",
        "{ kind = \"kill\", enemy = \"walker\", count = 1 }",
        "has no field `count`",
    ),
    (
        "{ kind = \"artefacts\", count = 1 }",
        "{ kind = \"objective-at\", zone = \"9R.A\" }",
        "no objective lies in 9R.A",
    ),
    ("{ kind = \"artefacts\", count = 1 }", "{ kind = \"carry\", cards = { water = 9 } }", "wanted: 9; there are: 2"),
    ("{ kind = \"artefacts\", count = 1 }", "{ kind = \"gather\", zone = \"4V.A\" }", "no way leads from the start"),
    ("defeat = [\"any-death\"]", "", "add `defeat = [\"any-death\"]`"),
    ("defeat = [\"any-death\"]", "defeat = [\"death\"]", "expected `any-death`"),
    ("after = [1]", "after = [2]", "`after` names goals listed before this one"),
    ("kind = \"escape\"", "kind = \"escpe\"", "there is no `escpe`, expected one of `escape`"),
    ("goals = [", "figures = [{ kind = \"necromancer\", zone = \"9R.A\" }]\ngoals = [", "let one appear"),
    ("goals = [", "when = [{ objective = \"green\", do = \"spawn\" }]\ngoals = [", "waits for a green objective"),
    ("goals = [", "when = [{ objective = \"blue\", do = \"find-card\" }]\ngoals = [", "needs a field `card`"),
    ("goals = [", "treat_as = { abomination = \"fat\" }\ngoals = [", "there is no `fat`, expected one of `walker`"),
    ("goals = [", "remove_equipment = [\"torcch\"]\ngoals = [", "the nearest is torch"),
    ("goals = [", "goals [", "well.toml:"),
    ("zone = \"9R.D\"\nen", "zone = \"9R.Q\"\nen", "there is no zone 9R.Q"),
    ("in = \"by the well\"", "in = \"\"", "every form of a name has 1 to 32 letters"),
    ("name = \"Studnia\", gen", "name = \"Stud{nia}\", gen", "without braces"),
    (", from = \"od studni\"", "", "there must be a field `from`"),
    (ITS_NAME, TWO_NAMES, "9R.D has a name already"),
    (ITS_NAME, TWO_ZONES, "9R.D is called so already; no two zones have the same name"),
];

const ITS_NAME: &str = "[[mission.places]]";

/// The zone of the example with a second name, before its own.
const TWO_NAMES: &str = "[[mission.places]]
zone = \"9R.D\"
en = { name = \"a\", gen = \"a\", acc = \"a\", in = \"a\", to = \"a\", from = \"a\" }
pl = { name = \"a\", gen = \"a\", acc = \"a\", in = \"a\", to = \"a\", from = \"a\" }
[[mission.places]]";

/// Another zone with the name of the example's.
const TWO_ZONES: &str = "[[mission.places]]
zone = \"9R.D\"
en = { name = \"b\", gen = \"a\", acc = \"a\", in = \"a\", to = \"a\", from = \"a\" }
pl = { name = \"studnia\", gen = \"a\", acc = \"a\", in = \"a\", to = \"a\", from = \"a\" }
[[mission.places]]";

#[test]
fn the_example_of_the_document_is_sound() {
    assert_eq!(told(&example()), Vec::<String>::new());
}

/// A mission's own names take the place of its tiles' in every form, in both languages; they are no rule, so that games
/// go on when a name is mended.
#[test]
fn a_mission_names_its_places() {
    let read = |text: String| BlackPlague::read_with(&[("well.toml".into(), text)]).expect("it is sound");
    let content = read(example());
    let mission = &content.missions[content.mission_named("well").expect("it is there")];
    let polish = fluent(&mission.places, "pl");
    let forms = ["studni", "studnię", "przy studni", "do studni", "od studni"];
    let [of, at, inside, to, from] = forms;
    let wanted = format!(
        "zc-place-9r-d = Studnia\n    .gen = {of}\n    .acc = {at}\n    .in = {inside}\n    .to = {to}\n    .from = {from}\n"
    );
    assert_eq!(polish, wanted);
    assert!(fluent(&mission.places, "en").starts_with("zc-place-9r-d = Well\n"));
    let without = read(example().replace("name = \"Well\"", "name = \"Old Well\""));
    let same = |content: &holdout_zombicide::Content| {
        let at = content.mission_named("well").expect("it is there");
        content.missions[at].layout.clone()
    };
    assert_eq!(same(&content), same(&without));
    for mission in &BlackPlague::built_in().missions {
        assert!(mission.places.is_empty(), "what ships is named in the texts");
    }
}

#[test]
fn every_slip_is_told_with_its_line_and_what_to_write_instead() {
    for (right, wrong, words) in SLIPS {
        let example = example();
        assert!(example.contains(right), "{right} is not in the example");
        let told = told(&example.replacen(right, wrong, 1));
        let line = |text: &String| {
            let (file, rest) = text.split_once(':')?;
            let number: usize = rest.split(':').next()?.parse().ok()?;
            (file == "well.toml" || file == "mission-00.toml").then_some(number)
        };
        assert!(told.iter().all(|one| line(one).is_some_and(|line| line > 0)), "{wrong}: {told:?}");
        assert!(told.iter().any(|one| one.contains(words)), "{wrong}: {told:?}");
    }
}

/// Slips that do not stand in each other's way are told together, each in its line.
#[test]
fn all_slips_are_told_at_once() {
    let together = [
        ("number = 20", "number = 300"),
        ("difficulty = \"easy\"", "difficulty = \"eazy\""),
        ("min = 4", "min = 7"),
        ("start = \"9R.s12\"", "start = \"9R.s77\""),
        ("colour = \"blue\" }]", "colour = \"pink\" }]"),
        ("cell = [2, 0]", "cell = [2, 9]"),
        ("\"random-vault-artefact\"", "\"random-vault-artefact\", \"torcch\""),
        ("kind = \"escape\"", "kind = \"escpe\""),
    ];
    let example = example();
    let wrong = together.iter().fold(example.clone(), |text, (right, wrong)| text.replacen(right, wrong, 1));
    let told = told(&wrong);
    for (right, slip) in together {
        let line = example.lines().position(|line| line.contains(right)).expect("it is in the example") + 1;
        assert!(told.iter().any(|one| one.starts_with(&format!("well.toml:{line}:"))), "{slip}: {told:#?}");
    }
    assert_eq!(told.len(), together.len(), "{told:#?}");
}

/// Every table of a file is read, whatever is wrong with those before it.
#[test]
fn slips_in_every_table_of_a_file_are_told() {
    let (_, cards) = BlackPlague::files().into_iter().find(|(name, _)| *name == "equipment.toml").expect("it ships");
    let without: String =
        cards.lines().filter(|line| !line.starts_with("dual = ")).map(|line| format!("{line}\n")).collect();
    let problems = BlackPlague::read_with(&[("equipment.toml".into(), without)]).err().unwrap_or_default();
    let told = problems.iter().filter(|problem| problem.what == "there must be a field `dual`");
    assert_eq!(told.count(), cards.matches("[[card]]").count(), "{problems:?}");
}
