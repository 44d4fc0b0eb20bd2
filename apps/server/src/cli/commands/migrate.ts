import { mkdirSync } from 'node:fs';
import { readConfig } from '../../platform/config.ts';
import { databaseKind, openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import type { Command } from '../command.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Brings the database to the newest schema. The server does so too when it starts.',
  options: {},
  async run() {
    const { databaseUrl, dataFolder } = readConfig(process.env);
    mkdirSync(dataFolder, { recursive: true });
    const db = openDatabase({ url: databaseUrl });
    try {
      const steps = await migrate(db, databaseKind(databaseUrl));
      console.log(steps.length > 0 ? `Done: ${steps.join(', ')}` : 'The database is up to date.');
      return 0;
    } finally {
      await db.destroy();
    }
  },
};
