import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseKind } from './dialect.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-driver.ts';

/** The database or a transaction on it: what every store function takes first. */
export type Db = Kysely<Schema>;

export interface DatabaseConfig {
  /** A file path for SQLite, or a postgres:// address. */
  readonly url: string;
  /** SQLite only; PostgreSQL keeps its own setting. */
  readonly durability?: 'full' | 'normal';
  /** SQLite only: how much of the file is read through mapped memory; 256 MB unless told. */
  readonly mappedBytes?: number;
  /** SQLite only: pages of the file that each of the two connections keeps; 64 MB unless told. */
  readonly cacheBytes?: number;
  /** Connections of a PostgreSQL pool. */
  readonly connections?: number;
  /** Told of every statement that was run, with placeholders in place of values. */
  readonly onStatement?: (sql: string) => void;
}

const MAPPED_BYTES = 256 * 1024 * 1024;
const CACHE_BYTES = 64 * 1024 * 1024;

export function databaseKind(url: string): DatabaseKind {
  return /^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite';
}

// Counts and bigint columns come back as numbers: ours stay below 2^53.
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/** Opens the database; nothing is created but an empty SQLite file. Close it with `destroy()`. */
export function openDatabase(config: DatabaseConfig): Db {
  const { onStatement } = config;
  const log = onStatement && ((event: LogEvent) => onStatement(event.query.sql));
  if (databaseKind(config.url) === 'sqlite') {
    return new Kysely<Schema>({
      dialect: sqliteDialect({
        file: config.url,
        durability: config.durability ?? 'full',
        mappedBytes: config.mappedBytes ?? MAPPED_BYTES,
        cacheBytes: config.cacheBytes ?? CACHE_BYTES,
      }),
      log,
    });
  }
  const pool = new pg.Pool({ connectionString: config.url, max: config.connections ?? 10 });
  // An idle connection that the server ends is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log });
}
