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

/** Runs the same tests on SQLite and, where a server is reachable, on PostgreSQL; else says that they were skipped. */
export function describeOnEachDatabase(name: string, tests: (kind: DatabaseKind) => void): void {
  describe(`${name} (SQLite)`, () => tests('sqlite'));
  describe.skipIf(!postgresServer())(`${name} (PostgreSQL: set LECTERN_TEST_POSTGRES)`, () =>
    tests('postgres'),
  );
}
