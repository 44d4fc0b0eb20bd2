import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of real catalogue data. It is not in the project, because it is too large or not ours. */
export const SHARED_DATA =
  process.env.LECTERN_SHARED_DATA ?? fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

/** The path of a file in the shared data; undefined, with a logged message, if it is absent. */
export function sharedFile(...parts: string[]): string | undefined {
  const path = join(SHARED_DATA, ...parts);
  if (existsSync(path)) return path;
  process.stderr.write(`skipped: no ${path} (set LECTERN_SHARED_DATA to where the shared data lies)\n`);
  return undefined;
}

/** Whether a program can be run; logs a message if it cannot. */
export function hasProgram(name: string): boolean {
  if (spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined) return true;
  process.stderr.write(`skipped: the program ${name} is not installed\n`);
  return false;
}

/** Unpacks a tar.xz into a temporary folder; `remove` deletes the folder. */
export function unpack(archive: string): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-marc-'));
  const { status, stderr } = spawnSync('tar', ['-xJf', archive, '-C', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar could not unpack ${archive}: ${stderr}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
