-- The same things as in the file of one server, and who runs which table.
CREATE TABLE tables (
    key     bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text    NOT NULL UNIQUE,
    title   text    NOT NULL,
    created bigint  NOT NULL,
    updated bigint  NOT NULL,
    state   text    NOT NULL CHECK (state IN ('open', 'over', 'faulted')),
    public  boolean NOT NULL,
    header  bytea   NOT NULL,
    fault   bytea,
    CHECK ((state = 'faulted') = (fault IS NOT NULL))
);

CREATE INDEX tables_by_state ON tables (state, public);

-- The key is the fence: of two writers of one line exactly one succeeds.
CREATE TABLE lines (
    table_key bigint NOT NULL REFERENCES tables (key),
    seq       bigint NOT NULL,
    kind      text   NOT NULL,
    at        bigint NOT NULL,
    body      bytea  NOT NULL,
    PRIMARY KEY (table_key, seq)
);

-- `link_hash` is the SHA-256 of the secret in a seat's link; the secret itself is never stored.
CREATE TABLE seats (
    table_key bigint   NOT NULL REFERENCES tables (key),
    seat      smallint NOT NULL,
    name      text     NOT NULL,
    holder    text     NOT NULL CHECK (holder IN ('human', 'bot', 'open')),
    bot       text,
    link_hash bytea,
    PRIMARY KEY (table_key, seat),
    CHECK ((holder = 'bot') = (bot IS NOT NULL))
);

CREATE UNIQUE INDEX seats_by_link ON seats (link_hash) WHERE link_hash IS NOT NULL;

CREATE TABLE profiles (
    id       text   PRIMARY KEY,
    revision bigint NOT NULL,
    json     bytea  NOT NULL
);

CREATE TABLE meta (
    key   text  PRIMARY KEY,
    value bytea NOT NULL
);

-- Servers that run, each under a name of its own for every time it starts or loses touch. One that did not renew its
-- lease in time is gone for good under that name.
CREATE TABLE servers (
    id      text        PRIMARY KEY,
    address text,
    until   timestamptz NOT NULL
);

-- Which server runs a table. The epoch grows with every change of hands. `wanted`: given up by a server that went down,
-- so that another one looks after it.
CREATE TABLE leases (
    table_key bigint  PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    server    text,
    epoch     bigint  NOT NULL,
    wanted    boolean NOT NULL DEFAULT false
);

CREATE INDEX leases_by_server ON leases (server);

-- What servers show each other.
CREATE TABLE secrets (
    name  text  PRIMARY KEY,
    value bytea NOT NULL
);

-- Adds lines for a server that holds the table, and says what came of it: 'done' with the last line, 'conflict' with the
-- line that was offered and the one expected, 'nothing' where there is no such table, 'lost' where the server does not
-- hold it. The lease stays locked until the transaction ends, so that no other server takes the table over in between.
CREATE FUNCTION holdout_append(
    of_table text, by_server text, at_epoch bigint, seqs bigint[], kinds text[], ats bigint[], bodies bytea[],
    OUT verdict text, OUT last bigint, OUT given bigint
) LANGUAGE plpgsql AS $$
DECLARE
    found_key bigint;
BEGIN
    SELECT key INTO found_key FROM tables WHERE id = of_table;
    IF NOT FOUND THEN
        verdict := 'nothing';
        RETURN;
    END IF;
    PERFORM 1 FROM leases JOIN servers ON servers.id = leases.server
        WHERE table_key = found_key AND server = by_server AND epoch = at_epoch AND until > clock_timestamp()
        FOR SHARE OF leases;
    IF NOT FOUND THEN
        verdict := 'lost';
        RETURN;
    END IF;
    SELECT coalesce(max(seq), 0) INTO last FROM lines WHERE table_key = found_key;
    FOR place IN 1 .. cardinality(seqs) LOOP
        IF seqs[place] <> last + place THEN
            verdict := 'conflict';
            given := seqs[place];
            last := last + place;
            RETURN;
        END IF;
    END LOOP;
    INSERT INTO lines (table_key, seq, kind, at, body)
        SELECT found_key, line.seq, line.kind, line.at, line.body
        FROM unnest(seqs, kinds, ats, bodies) AS line (seq, kind, at, body);
    verdict := 'done';
    last := last + cardinality(seqs);
END
$$;
