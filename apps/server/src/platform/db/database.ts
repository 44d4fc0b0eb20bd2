import { Kysely, type LogEvent, type Transaction, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import type { DatabaseKind } from './dialect.ts';
import { postgresDialect } from './postgres-driver.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { asTransaction } from './transaction-context.ts';

/** The database or a transaction on it: what every store function takes first. */
export type Db = Kysely<Schema>;

/** A transaction: what a store function takes that must not run outside one. A `Db` is no `Tx`. */
export type Tx = Transaction<Schema>;

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
    return new Database({
      dialect: sqliteDialect({
        file: config.url,
        durability: config.durability ?? 'full',
        mappedBytes: config.mappedBytes ?? MAPPED_BYTES,
        cacheBytes: config.cacheBytes ?? CACHE_BYTES,
      }),
      log,
    });
  }
  const pool = postgresPool(config.url, config.connections ?? 10);
  return new Database({ dialect: postgresDialect({ pool }), log });
}

class Database extends Kysely<Schema> {
  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => asTransaction(() => execute(work));
    return builder;
  }
}
