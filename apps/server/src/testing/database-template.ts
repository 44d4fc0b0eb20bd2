import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { migrate } from '../platform/db/migrate.ts';

const DB_FOLDER = join(import.meta.dirname, '../platform/db');
const TEMPLATES = join(import.meta.dirname, '../../../../.cache/test-databases');
/** The number of the advisory lock. */
const LOCK = 719_034;

let version: string | undefined;
let sqlite: Promise<string> | undefined;
let postgres: Promise<string> | undefined;

/**
 * The path of a migrated SQLite file to copy. The first test after a change of the schema makes it. Several processes may make it at
 * the same time: each writes its own file and renames it, and all have the same content.
 */
export function sqliteTemplate(): Promise<string> {
  sqlite ??= makeSqlite();
  return sqlite;
}

async function makeSqlite(): Promise<string> {
  mkdirSync(TEMPLATES, { recursive: true });
  const template = `${schemaVersion()}.db`;
  const path = join(TEMPLATES, template);
  if (readdirSync(TEMPLATES).includes(template)) return path;
  const unfinished = join(TEMPLATES, `${newId()}.part`);
  const db = openDatabase({ url: unfinished, durability: 'normal' });
  await migrate(db, 'sqlite');
  await db.destroy();
  await rename(unfinished, path);
  return path;
}

/** The name of a migrated database on the server to copy. One process makes it, and others wait for it. */
export function postgresTemplate(server: string): Promise<string> {
  postgres ??= makePostgres(server);
  return postgres;
}

async function makePostgres(server: string): Promise<string> {
  const template = `lectern_template_${schemaVersion()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return template;
    const unfinished = `${template}_part`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const url = new URL(server);
    url.pathname = `/${unfinished}`;
    const db = openDatabase({ url: url.href, connections: 2 });
    await migrate(db, 'postgres');
    await db.destroy();
    await client.query(`alter database ${unfinished} rename to ${template}`);
    return template;
  } finally {
    await client.end();
  }
}

/** A hash of all files in the database's folder. */
function schemaVersion(): string {
  version ??= readdirSync(DB_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .reduce((hash, name) => hash.update(readFileSync(join(DB_FOLDER, name))), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
  return version;
}
