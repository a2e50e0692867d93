-- What outlives a table: campaign memory of a guest, and small facts about the installation.
--
-- `revision` counts the changes of a profile, so that two games ending together cannot overwrite each other's news.
CREATE TABLE profiles (
    id       TEXT    PRIMARY KEY,
    revision INTEGER NOT NULL,
    json     BLOB    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
