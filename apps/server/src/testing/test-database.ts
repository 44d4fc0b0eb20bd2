import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { type Db, openDatabase } from '../platform/db/database.ts';
import type { DatabaseKind } from '../platform/db/dialect.ts';
import { newId } from '../platform/db/ids.ts';
import { administer } from './administer-postgres.ts';
import { postgresTemplate, sqliteTemplate } from './database-template.ts';

/** A migrated database of its own for one test file. */
export interface TestDatabase {
  readonly db: Db;
  readonly kind: DatabaseKind;
  readonly url: string;
  /** Closes it and removes what it left. */
  close(): Promise<void>;
}

/** A new SQLite file in a temporary folder, or a new database on the PostgreSQL server at LECTERN_TEST_POSTGRES. */
export async function createTestDatabase(
  kind: DatabaseKind = 'sqlite',
  onStatement?: (sql: string) => void,
): Promise<TestDatabase> {
  return kind === 'sqlite' ? createSqlite(onStatement) : createPostgres(onStatement);
}

type Listener = ((sql: string) => void) | undefined;

async function createSqlite(onStatement: Listener): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-test-'));
  const url = join(folder, 'lectern.db');
  // Tests of durability open their own; the others need not wait for the disk.
  copyFileSync(await sqliteTemplate(), url);
  const db = openDatabase({ url, durability: 'normal', onStatement });
  return {
    db,
    kind: 'sqlite',
    url,
    async close() {
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createPostgres(onStatement: Listener): Promise<TestDatabase> {
  const server = postgresServer() ?? '';
  const name = `lectern_${newId().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${await postgresTemplate(server)}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openDatabase({ url: url.href, connections: 4, onStatement });
  return {
    db,
    kind: 'postgres',
    url: url.href,
    async close() {
      await db.destroy();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

/** The PostgreSQL server that tests may use, started by `npm test` or set by hand. */
export function postgresServer(): string | undefined {
  return process.env.LECTERN_TEST_POSTGRES;
}

/** Why a promise can hold on one database and fail on the other. */
export type DatabaseDifference = 'SQL' | 'migrations' | 'locks' | 'ledger' | 'events';

/**
 * Runs the same tests on SQLite and PostgreSQL in each circle. For tests of what depends on the database itself, for the reason that is
 * named: statements that only this store has, migrations, locks and conditional changes, books of the ledger, order and loss of events.
 */
export function describeOnBothDatabases(
  name: string,
  _differsIn: DatabaseDifference,
  tests: (kind: DatabaseKind) => void,
): void {
  describeOn(name, tests, undefined);
}

/**
 * Runs the same tests on SQLite, and on PostgreSQL too in `npm run test:long` and where files are run by hand. In `npm test` SQLite is
 * enough for tests of rules above the stores.
 */
export function describeOnEachDatabase(name: string, tests: (kind: DatabaseKind) => void): void {
  const inShortCircle = process.env.LECTERN_TEST_CIRCLE === 'test';
  describeOn(name, tests, inShortCircle ? 'in npm run test:long' : undefined);
}

/** Says in the name of the tests why those on PostgreSQL are skipped. */
function describeOn(name: string, tests: (kind: DatabaseKind) => void, elsewhere: string | undefined): void {
  const skipped = elsewhere ?? (postgresServer() ? undefined : 'set LECTERN_TEST_POSTGRES');
  describe(`${name} (SQLite)`, () => tests('sqlite'));
  const onPostgres = skipped === undefined ? 'PostgreSQL' : `PostgreSQL: ${skipped}`;
  describe.skipIf(skipped !== undefined)(`${name} (${onPostgres})`, () => tests('postgres'));
}
