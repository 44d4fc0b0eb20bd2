import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { readConfig } from '../../platform/config.ts';
import { databaseKind, openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { backupSqlite } from '../../platform/db/sqlite-backup.ts';
import { createFiles } from '../../ports/files/create-files.ts';
import { createLocalFiles } from '../../ports/files/local/local-files.ts';
import { type Command, CommandError, onlyPositional } from '../command.ts';
import { copyAllFiles } from '../copy-all-files.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  summary:
    'Copies the database into a file, and the stored files into a folder beside it (FILE.files), while the server runs. The search index is not needed: it is built from the database.',
  options: {},
  async run(args) {
    const target = onlyPositional(args, 'file');
    const config = readConfig(process.env);
    refusePostgres(
      config.databaseUrl,
      'pg_dump --format=custom --file=FILE ADDRESS, and lectern files save FOLDER for the files',
    );
    const folder = filesBeside(target);
    if (existsSync(folder)) throw new CommandError(`The backup failed: ${folder} exists already`);
    try {
      await backupSqlite(config.databaseUrl, target);
    } catch (error) {
      await rm(`${target}.part`, { force: true });
      throw new CommandError(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    console.log(`The database is copied to ${target}.`);
    const db = openDatabase({ url: config.databaseUrl });
    try {
      // The copy is of the version that ran; the rows of files are of this one.
      await migrate(db, databaseKind(config.databaseUrl));
      return await copyAllFiles(db, { from: createFiles(config), to: createLocalFiles(folder) });
    } finally {
      await db.destroy();
    }
  },
};

/** The folder with the files of a backup. */
export function filesBeside(backup: string): string {
  return `${backup}.files`;
}

/** PostgreSQL has tools of its own, which know more than a copy of rows. */
export function refusePostgres(url: string, instead: string): void {
  if (databaseKind(url) === 'postgres')
    throw new CommandError(`The database is PostgreSQL: use its own tools, ${instead}`);
}
