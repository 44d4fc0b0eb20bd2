import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SCRIPT = join(import.meta.dirname, '../../apps/server/src/testing/command-server.ts');

/** Starts the process that runs `lectern` commands for all specs, and names its address to them. Returns what ends it. */
export async function startCommandServer(): Promise<() => void> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the process for commands ended with ${code}`);
  });
  const [address] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  process.env.LECTERN_E2E_COMMANDS = address;
  return () => void child.kill();
}
