import { createRequire } from 'node:module';
import type BetterSqlite from 'better-sqlite3';

/** The first Node that better-sqlite3 13 runs on; on Node 20 it ends the process. */
const NODE_OF_VERSION_13 = 22;

/** An open SQLite file. */
export type SqliteFile = BetterSqlite.Database;

/** A prepared statement of one. */
export type SqliteStatement = BetterSqlite.Statement;

/**
 * better-sqlite3 for the Node that runs: 13 from Node 22 on, 12 on Node 20. Version 12 aborts on Node 24 as soon as a database is
 * collected (docs/decisions/0012-one-sqlite-library-in-two-versions.md). Whoever opens a SQLite file takes the library from here.
 */
export const Sqlite: typeof BetterSqlite = load();

function load(): typeof BetterSqlite {
  const major = Number.parseInt(process.versions.node, 10);
  const require = createRequire(import.meta.url);
  return require(major >= NODE_OF_VERSION_13 ? 'better-sqlite3' : 'better-sqlite3-node20');
}
