//! Every content file with a figure that no rulebook gives is listed in `NOTICE.md`, under its game.

use super::{Finding, Tree};

pub fn check(tree: &Tree) -> Vec<Finding> {
    let notice = tree.files().find(|(path, _)| *path == "NOTICE.md").map_or("", |(_, text)| text);
    tree.under(&["content/"], &[".toml"])
        .filter(|(_, text)| text.contains("\"reconstructed\""))
        .filter(|(path, _)| !is_listed(notice, path))
        .map(|(path, _)| Finding::new(path, 0, "has reconstructed figures that NOTICE.md does not list"))
        .collect()
}

/// Whether the section of the file's game names the file. A section begins with `### <Game>`.
fn is_listed(notice: &str, path: &str) -> bool {
    let mut parts = path.trim_start_matches("content/").split('/');
    let (Some(game), Some(file)) = (parts.next(), parts.next()) else { return false };
    let heading = |section: &&str| section.to_lowercase().replace(' ', "-").starts_with(game);
    notice.split("\n### ").skip(1).filter(heading).any(|section| section.contains(&format!("`{file}`")))
}

#[cfg(test)]
mod tests {
    use super::super::test_help::found;
    use super::*;

    const ITEMS: (&str, &str) = ("content/osaczeni/items.toml", "count_provenance = \"reconstructed\"\n");

    #[test]
    fn an_unlisted_file_is_found() {
        let other = ("NOTICE.md", "# Notice\n\n### Osaczeni\n`areas.toml`\n\n### Doom\n`items.toml`\n");
        for notice in [other, ("NOTICE.md", ""), ("README.md", "\n### Osaczeni\n`items.toml`\n")] {
            assert_eq!(found(check, &[ITEMS, notice]), ["content/osaczeni/items.toml:0"]);
        }
    }

    #[test]
    fn a_listed_file_and_printed_figures_pass() {
        assert!(found(check, &[ITEMS, ("NOTICE.md", "\n### Osaczeni: reconstructed\n`items.toml`\n")]).is_empty());
        assert!(found(check, &[("content/osaczeni/items.toml", "count_provenance = \"seed\"\n")]).is_empty());
    }
}
