import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createPrivateFile } from './private-file.ts';
import { Sqlite, type SqliteFile } from './sqlite-library.ts';

/** A file that is no SQLite database, a damaged one, or one of another program. */
export class NotABackupError extends Error {
  override readonly name = 'NotABackupError';
}

/** All pages in one step: a copy in steps begins anew with every write of the running server. */
const ALL_PAGES = { progress: () => 0x7fff_ffff };

/**
 * Copies a database, as of one moment, while others read and write it. The file appears when it is whole and on disk.
 *
 * @throws Error where the target exists or the source does not
 */
export async function backupSqlite(file: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already`);
  const unfinished = `${target}.part`;
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    createPrivateFile(unfinished);
    await database.backup(unfinished, ALL_PAGES);
  } finally {
    database.close();
  }
  const copy = await open(unfinished, 'r+');
  await copy.sync();
  await copy.close();
  await rename(unfinished, target);
}

/**
 * Puts a backup in the place of a database in one transaction, while others have it open: they see the old content until it is
 * complete, then the new one.
 *
 * @throws NotABackupError before anything is changed
 */
export async function restoreSqlite(backup: string, file: string): Promise<void> {
  const source = openBackup(backup);
  const isNew = !existsSync(file);
  try {
    createPrivateFile(file);
    await source.backup(file, ALL_PAGES);
  } catch (error) {
    if (isNew) await rm(file, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

function openBackup(backup: string): SqliteFile {
  let source: SqliteFile | undefined;
  try {
    source = new Sqlite(backup, { readonly: true, fileMustExist: true });
    const check = source.pragma('quick_check', { simple: true });
    if (check !== 'ok') throw new NotABackupError(`damaged: ${String(check)}`);
    const tables = source
      .prepare("select count(*) from sqlite_master where name in ('bib', 'tenant')")
      .pluck()
      .get();
    if (tables !== 2) throw new NotABackupError('its tables are others');
    return source;
  } catch (error) {
    source?.close();
    if (error instanceof NotABackupError) throw error;
    throw new NotABackupError(error instanceof Error ? error.message : String(error));
  }
}
