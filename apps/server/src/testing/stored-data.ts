import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Db, openDatabase } from '../platform/db/database.ts';
import type { DatabaseKind } from '../platform/db/dialect.ts';
import { newId } from '../platform/db/ids.ts';
import { migrateUpTo } from '../platform/db/migrate.ts';
import type { Schema } from '../platform/db/schema.ts';
import { administer } from './administer-postgres.ts';
import { postgresServer } from './test-database.ts';

const KEPT = join(import.meta.dirname, 'stored-data');

/** A data folder and a database as a version of the past left them, before anything was migrated. */
export interface StoredData {
  readonly folder: string;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** Lays out what the folder `stored-data/<version>` keeps; `lastStep` names the last migration of that version. */
export async function layOutStoredData(
  kind: DatabaseKind,
  version: string,
  lastStep: string,
): Promise<StoredData> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-stored-'));
  const file = join(folder, 'lectern.db');
  writeFileSync(file, gunzipSync(await readFile(join(KEPT, version, 'lectern.db.gz'))));
  cpSync(join(KEPT, version, 'index'), join(folder, 'index'), { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'sqlite') return { folder, databaseUrl: file, close: async () => remove() };
  const server = postgresServer() ?? '';
  const name = `lectern_${newId().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  await copyToPostgres(file, databaseUrl, lastStep);
  return {
    folder,
    databaseUrl,
    async close() {
      await administer(server, `drop database ${name} with (force)`);
      remove();
    },
  };
}

/** The rows of a SQLite file in a PostgreSQL database of the same version. */
async function copyToPostgres(file: string, url: string, lastStep: string): Promise<void> {
  const source = openDatabase({ url: file });
  const target = openDatabase({ url, connections: 1 });
  try {
    await migrateUpTo(target, 'postgres', lastStep);
    for (const { name } of await target.introspection.getTables()) await copyTable(source, target, name);
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

async function copyTable(source: Db, target: Db, name: string): Promise<void> {
  const table = name as keyof Schema;
  const rows = await source.selectFrom(table).selectAll().execute();
  // Numbers of events are the database's own.
  const given = rows.map((row) => ({ ...row, ...(table === 'outbox_event' && { seq: undefined }) }));
  if (given.length > 0) await target.insertInto(table).values(given).execute();
}
