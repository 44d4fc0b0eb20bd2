import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reindexAll } from '../../domains/discovery/search-index/reindex-all.ts';
import { readConfig } from '../../platform/config.ts';
import { databaseKind, openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { NotABackupError, restoreSqlite } from '../../platform/db/sqlite-backup.ts';
import { createFiles } from '../../ports/files/create-files.ts';
import { createLocalFiles } from '../../ports/files/local/local-files.ts';
import { type Command, CommandError, onlyPositional } from '../command.ts';
import { copyAllFiles } from '../copy-all-files.ts';
import { filesBeside, refusePostgres } from './backup.ts';

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE',
  summary:
    'Puts a backup in the place of the database, also while the server runs, copies its files back, and has the search indexes built from it.',
  options: {},
  async run(args) {
    const source = onlyPositional(args, 'file');
    const config = readConfig(process.env);
    const { databaseUrl } = config;
    refusePostgres(
      databaseUrl,
      'pg_restore --clean --if-exists --dbname=ADDRESS FILE, and lectern files load FOLDER for the files',
    );
    await mkdir(dirname(databaseUrl), { recursive: true });
    try {
      await restoreSqlite(source, databaseUrl);
    } catch (error) {
      if (error instanceof NotABackupError)
        throw new CommandError(`${source} is no backup of Lectern (${error.message}). Nothing was changed.`);
      throw error;
    }
    const db = openDatabase({ url: databaseUrl });
    try {
      await migrate(db, databaseKind(databaseUrl));
      await reindexAll(db, new Date());
      console.log(
        'The backup is in place. The server builds the search indexes from it, at its next start if it does not run.',
      );
      return await copyAllFiles(db, { from: createLocalFiles(filesBeside(source)), to: createFiles(config) });
    } finally {
      await db.destroy();
    }
  },
};
