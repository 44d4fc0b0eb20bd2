import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@lectern/server/platform/db/database';
import { migrate } from '@lectern/server/platform/db/migrate';
import { putTenant } from '@lectern/server/platform/tenants/tenant-store';
import { testSettings } from '@lectern/server/testing/test-settings';

const DATA =
  process.env.LECTERN_SHARED_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GOAL = { 'records/s': 5000, 'peak MB': 1000 };

interface Row {
  readonly run: string;
  readonly seconds: number;
  readonly 'records/s': number;
  readonly 'peak MB': number | string;
}

/** What `npm run lectern` starts. */
const LECTERN = ['--max-semi-space-size=32', 'apps/server/bin/lectern.mjs'];

/**
 * Measures `lectern import` as an administrator runs it, on an empty installation: from the start of the process to its end, when all
 * is read, stored and found by search. Then the same file again, of which nothing changed. A file may be named; else it is tibkat.
 */
export async function main([given]: readonly string[]): Promise<void> {
  const packed = join(DATA, 'tibkat', 'tibkat.mrc.xz');
  if (given === undefined && !existsSync(packed)) {
    console.error(`no ${packed}: set LECTERN_SHARED_DATA to where the shared data lies, or name a file`);
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  try {
    const file = given ?? unpack(packed, join(folder, 'tibkat.mrc'));
    await prepare(folder);
    console.table([
      { run: 'goal', seconds: '', ...GOAL },
      await measure('import into an empty installation', folder, file),
      await measure('the same file again', folder, file),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function unpack(packed: string, file: string): string {
  const target = openSync(file, 'w');
  execFileSync('xz', ['-dc', packed], { stdio: ['ignore', target, 'inherit'] });
  closeSync(target);
  return file;
}

async function prepare(folder: string): Promise<void> {
  const db = openDatabase({ url: join(folder, 'lectern.db') });
  await migrate(db, 'sqlite');
  const now = new Date().toISOString();
  await putTenant(db, { id: '1001', mappingPath: 'bench', settings: testSettings('bench'), now });
  await db.destroy();
}

async function measure(run: string, folder: string, file: string): Promise<Row> {
  const started = performance.now();
  const child = spawn('node', [...LECTERN, 'import', file, '--tenant', 'bench'], {
    cwd: ROOT,
    env: { ...process.env, LECTERN_DATA: folder, LECTERN_DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (text) => {
    out += String(text);
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`lectern import ended with ${code}\n${out}`);
  const seconds = (performance.now() - started) / 1000;
  const records = numberIn(out, /([\d,]+) {2}records read/);
  return {
    run,
    seconds: Math.round(seconds * 10) / 10,
    'records/s': Math.round(records / seconds),
    'peak MB': numberIn(out, /([\d,]+) MB of memory/),
  };
}

function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1]?.replaceAll(',', ''));
}
