import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const ROOT = `${import.meta.dirname}/../../../../..`;

/** A process that a test starts and ends without warning. */
export interface Child {
  /** What it printed, line by line, until it ends. */
  readonly lines: AsyncIterable<string>;
  /** SIGTERM: the process ends by itself. Returns its exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: nothing is flushed, no handler runs. */
  kill(): Promise<void>;
}

/** Runs a script of the server from source. What it writes to stderr stands in the error when it ends by itself. */
export function startChild(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = once(child, 'close');
  let killed = false;
  return {
    lines: linesOf(child, () => (killed ? '' : complaints)),
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
    async kill() {
      killed = true;
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function* linesOf(child: ChildProcess, complaints: () => string): AsyncGenerator<string> {
  if (!child.stdout) return;
  for await (const line of createInterface({ input: child.stdout })) yield line;
  if (complaints() !== '') throw new Error(`the child process failed: ${complaints()}`);
}
