import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDeps } from '../../create-deps.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { backupSqlite, restoreSqlite } from './sqlite-backup.ts';

describe('what the database creates', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-mode-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it('can be read by its owner alone: database, its log, backup and what is restored', async () => {
    const db = openDatabase({ url: join(folder, 'lectern.db') });
    await migrate(db, 'sqlite');
    await backupSqlite(join(folder, 'lectern.db'), join(folder, 'saved.db'));
    await restoreSqlite(join(folder, 'saved.db'), join(folder, 'restored.db'));
    const modes = readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]);
    await db.destroy();
    for (const name of ['lectern.db', 'lectern.db-wal', 'saved.db', 'restored.db'])
      expect(modes).toContainEqual([name, '600']);
    for (const [name, mode] of modes) expect(mode, name).toBe('600');
  });

  it('lies in a folder that only its owner enters', async () => {
    const data = join(folder, 'data');
    const deps = createDeps(readConfig({ LECTERN_DATA: data, LECTERN_LOG_LEVEL: 'silent' }));
    await deps.search.close();
    await deps.db.destroy();
    expect(modeOf(data)).toBe('700');
  });
});
