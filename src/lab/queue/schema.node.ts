import type { Pool } from 'pg';

/** Of all that may hold this lock on the database, it is the one that lays out the tables. */
const LOCK = 7_231_019;
const TABLES = [
  'CREATE SCHEMA IF NOT EXISTS redut_lab',
  `CREATE TABLE IF NOT EXISTS redut_lab.job (
     id TEXT PRIMARY KEY, job TEXT NOT NULL, code TEXT NOT NULL, shards INTEGER NOT NULL,
     lendable BOOLEAN NOT NULL, closed BOOLEAN NOT NULL DEFAULT FALSE, failed TEXT, made TIMESTAMPTZ NOT NULL DEFAULT now())`,
  // Who lent its cores; nobody where a worker of the host's own has played it.
  `CREATE TABLE IF NOT EXISTS redut_lab.outcome (
     job TEXT NOT NULL REFERENCES redut_lab.job ON DELETE CASCADE, shard INTEGER NOT NULL, lender TEXT, outcome TEXT NOT NULL,
     PRIMARY KEY (job, shard))`,
  'CREATE INDEX IF NOT EXISTS outcome_by_lender ON redut_lab.outcome (lender) WHERE lender IS NOT NULL',
  `CREATE TABLE IF NOT EXISTS redut_lab.lender (
     who TEXT PRIMARY KEY, agreed INTEGER NOT NULL DEFAULT 0, barred BOOLEAN NOT NULL DEFAULT FALSE)`,
  `CREATE TABLE IF NOT EXISTS redut_lab.lent (
     job TEXT NOT NULL REFERENCES redut_lab.job ON DELETE CASCADE, shard INTEGER NOT NULL, lender TEXT NOT NULL,
     until TIMESTAMPTZ NOT NULL, PRIMARY KEY (job, shard))`,
  `CREATE TABLE IF NOT EXISTS redut_lab.checking (
     job TEXT NOT NULL REFERENCES redut_lab.job ON DELETE CASCADE, shard INTEGER NOT NULL, lender TEXT NOT NULL,
     PRIMARY KEY (job, shard))`,
];
/** One at a time, and all or nothing. */
export async function layOut(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const sql of TABLES) await client.query(sql);
    await client.query('COMMIT');
    broken = false;
  } finally {
    client.release(broken);
  }
}
