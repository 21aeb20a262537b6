/** Stands behind a table that SQLite shall keep in the order of its key, without row numbers of its own. */
export const BY_KEY = '/* by key */';

/**
 * The tables, as the steps that lead there. A step never changes once it has been published; a new one is added below.
 * Plain SQL that SQLite, PostgreSQL and the engines that speak PostgreSQL's protocol understand alike. Everything about
 * a match is keyed by the match, so that the tables can be sharded by it.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE match (match TEXT PRIMARY KEY, header TEXT NOT NULL, wake BIGINT)',
    'CREATE INDEX match_wake ON match (wake)',
    'CREATE TABLE match_secret (match TEXT PRIMARY KEY, root TEXT NOT NULL)',
    `CREATE TABLE match_event (match TEXT NOT NULL, version BIGINT NOT NULL, cmd_id TEXT NOT NULL, seat BIGINT NOT NULL,
      at BIGINT NOT NULL, edition BIGINT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL,
      PRIMARY KEY (match, version), UNIQUE (match, cmd_id)) ${BY_KEY}`,
    `CREATE TABLE match_snapshot (match TEXT PRIMARY KEY, version BIGINT NOT NULL, edition BIGINT NOT NULL,
      body TEXT NOT NULL)`,
    'CREATE TABLE match_orders (match TEXT NOT NULL, seat BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (match, seat))',
    'CREATE TABLE match_result (match TEXT PRIMARY KEY, body TEXT NOT NULL)',
    `CREATE TABLE person (who TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT,
      at BIGINT NOT NULL)`,
    'CREATE TABLE session (hash TEXT PRIMARY KEY, who TEXT NOT NULL, at BIGINT NOT NULL)',
    `CREATE TABLE room (room TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, version BIGINT NOT NULL, listed BIGINT NOT NULL,
      at BIGINT NOT NULL, body TEXT NOT NULL)`,
    'CREATE INDEX room_listed ON room (listed, at)',
    'CREATE TABLE presence (room TEXT NOT NULL, who TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (room, who))',
  ],
  ["ALTER TABLE presence ADD COLUMN line TEXT NOT NULL DEFAULT ''"],
  [
    `CREATE TABLE daily (day TEXT NOT NULL, game TEXT NOT NULL, who TEXT NOT NULL, score BIGINT NOT NULL,
      at BIGINT NOT NULL, PRIMARY KEY (day, game, who)) ${BY_KEY}`,
  ],
  [
    'CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE push (endpoint TEXT PRIMARY KEY, who TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
      language TEXT NOT NULL, at BIGINT NOT NULL)`,
    'CREATE INDEX push_who ON push (who, at)',
  ],
  [
    'CREATE TABLE served (one BIGINT PRIMARY KEY, at BIGINT NOT NULL)',
    // Clocks go on from the last thing that was done.
    'INSERT INTO served (one, at) SELECT 1, MAX(at) FROM match_event HAVING MAX(at) IS NOT NULL',
  ],
  [
    'ALTER TABLE session ADD COLUMN used BIGINT NOT NULL DEFAULT 0',
    'CREATE INDEX session_who ON session (who)',
    `CREATE TABLE member (who TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (who, room)) ${BY_KEY}`,
    'CREATE INDEX member_room ON member (room)',
    'INSERT INTO member (who, room) SELECT who, room FROM presence',
    // Who made a room stands first in it, and may never have come in.
    `INSERT INTO member (who, room) SELECT substr(body, 10, 22), room FROM room WHERE body LIKE '{"host":"%'
      ON CONFLICT DO NOTHING`,
    'CREATE TABLE place (who TEXT NOT NULL, place TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (who, place))',
    'CREATE INDEX daily_who ON daily (who)',
    'CREATE INDEX presence_who ON presence (who)',
  ],
  // Browsers that were to be told before this was kept are told until their person ends all sessions.
  ["ALTER TABLE push ADD COLUMN session TEXT NOT NULL DEFAULT ''"],
  ['ALTER TABLE served ADD COLUMN lag BIGINT', 'CREATE TABLE lag (until BIGINT PRIMARY KEY, lag BIGINT NOT NULL)'],
  [
    `CREATE TABLE opening (who TEXT NOT NULL, id TEXT NOT NULL, at BIGINT NOT NULL, seen BIGINT NOT NULL,
      body TEXT NOT NULL, PRIMARY KEY (who, id)) ${BY_KEY}`,
  ],
  [
    'CREATE TABLE unrated (match TEXT PRIMARY KEY)',
    `CREATE TABLE rated (who TEXT NOT NULL, game TEXT NOT NULL, n BIGINT NOT NULL, match TEXT NOT NULL, at BIGINT NOT NULL,
      score BIGINT NOT NULL, rating BIGINT NOT NULL, deviation BIGINT NOT NULL, volatility BIGINT NOT NULL,
      PRIMARY KEY (who, game, n)) ${BY_KEY}`,
    'CREATE UNIQUE INDEX rated_match ON rated (match, who)',
  ],
  [
    // phase: 0 people come in, 1 it is on, 2 it is over. Who leads an event does what is due there; `leads` counts how often somebody has said so.
    `CREATE TABLE event (event TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, version BIGINT NOT NULL, listed BIGINT NOT NULL,
      phase BIGINT NOT NULL, at BIGINT NOT NULL, touched BIGINT NOT NULL, leader TEXT NOT NULL, leads BIGINT NOT NULL,
      organiser TEXT NOT NULL, seed TEXT NOT NULL, body TEXT NOT NULL)`,
    'CREATE INDEX event_phase ON event (phase, listed, at)',
    `CREATE TABLE event_fact (event TEXT NOT NULL, version BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (event, version)) ${BY_KEY}`,
    `CREATE TABLE event_player (who TEXT NOT NULL, event TEXT NOT NULL, PRIMARY KEY (who, event)) ${BY_KEY}`,
  ],
];
