import { rm } from 'node:fs/promises';
import { readConfig } from '../../platform/config.ts';
import { databaseKind } from '../../platform/db/database.ts';
import { backupSqlite } from '../../platform/db/sqlite-backup.ts';
import { type Command, CommandError, onlyPositional } from '../command.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  summary:
    'Copies the database into a file while the server runs. The search index is not needed: it is built from the database.',
  options: {},
  async run(args) {
    const target = onlyPositional(args, 'file');
    const { databaseUrl } = readConfig(process.env);
    refusePostgres(databaseUrl, 'pg_dump --format=custom --file=FILE ADDRESS');
    try {
      await backupSqlite(databaseUrl, target);
    } catch (error) {
      await rm(`${target}.part`, { force: true });
      throw new CommandError(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    console.log(`The database is copied to ${target}.`);
    return 0;
  },
};

/** PostgreSQL has tools of its own, which know more than a copy of rows. */
export function refusePostgres(url: string, instead: string): void {
  if (databaseKind(url) === 'postgres')
    throw new CommandError(`The database is PostgreSQL: use its own tools, ${instead}`);
}
