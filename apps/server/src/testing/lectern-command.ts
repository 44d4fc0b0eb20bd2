import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { putTenant } from '../platform/tenants/tenant-store.ts';
import { type CommandResult, runInThisProcess } from './run-in-this-process.ts';
import { testSettings } from './test-settings.ts';

const BIN = join(import.meta.dirname, '../../bin/lectern.mjs');

/** An installation in a folder of its own with the tenant `alpha` (1001), and the `lectern` command on it. */
export interface TestInstallation {
  readonly folder: string;
  readonly db: Db;
  /** Runs the command in this process, which saves the start of another one. One at a time. */
  run(words: readonly string[], input?: string): Promise<CommandResult>;
  /** Runs the command as operators do, beside a server or with its log. */
  runAsProcess(words: readonly string[], input?: string): Promise<CommandResult>;
  /** Starts the process without waiting. */
  start(words: readonly string[]): ChildProcess;
  close(): Promise<void>;
}

export async function createInstallation(given?: string): Promise<TestInstallation> {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'lectern-cli-'));
  const db = openDatabase({ url: join(folder, 'lectern.db'), durability: 'normal' });
  await migrate(db, 'sqlite');
  const now = '2026-03-02T02:00:00.000Z';
  await putTenant(db, { id: '1001', mappingPath: 'alpha', settings: testSettings('alpha'), now });
  const env = { LECTERN_DATA: folder, LECTERN_DATABASE_URL: '' };
  const start = (words: readonly string[]) =>
    spawn(process.execPath, [BIN, ...words], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  return {
    folder,
    db,
    start,
    run: (words, input = '') => runInThisProcess(words, input, env),
    async runAsProcess(words, input = '') {
      const child = start(words);
      let out = '';
      let err = '';
      child.stdout.on('data', (text) => {
        out += String(text);
      });
      child.stderr.on('data', (text) => {
        err += String(text);
      });
      child.stdin.end(input);
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, out, err };
    },
    async close() {
      await db.destroy();
      if (given === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
