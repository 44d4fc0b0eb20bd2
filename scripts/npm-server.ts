import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** A server that `npm run SCRIPT` started, with all processes between. */
export interface NpmServer {
  /** The address without a path. */
  readonly origin: string;
  readonly npmPid: number;
  /** Whether one of the processes still runs. */
  isAlive(): boolean;
  /** Kills all that is left. */
  kill(): void;
}

/** Starts a script of package.json that runs the server, as a process group of its own, and waits until the server is ready. */
export async function startByNpm(
  script: 'start' | 'serve',
  env: Readonly<Record<string, string>>,
): Promise<NpmServer> {
  const npm = spawn('npm', ['run', script], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LECTERN_PORT: '0', ...env },
  });
  await once(npm, 'spawn');
  const group = -(npm.pid as number);
  const kill = () => {
    if (isAlive(group)) process.kill(group, 'SIGKILL');
  };
  let printed = '';
  const ready = new Promise<string>((resolve, reject) => {
    npm.stdout.on('data', (text) => {
      printed += String(text);
      const origin = /(http:\/\/[^/\s]+)\/[^\n]*\(all calls\)/.exec(printed)?.[1];
      if (origin !== undefined) resolve(origin);
    });
    npm.stderr.on('data', (text) => {
      printed += String(text);
    });
    npm.on('exit', () => reject(new Error(`npm run ${script} ended:\n${printed}`)));
  });
  try {
    return { origin: await ready, npmPid: npm.pid as number, isAlive: () => isAlive(group), kill };
  } catch (error) {
    kill();
    throw error;
  }
}

/** A folder for the data of an installation, and how it is removed. */
export function dataFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-npm-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
