import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The Python with pysip2 that scripts/services/pysip2.mjs made; undefined where it is absent. */
export const PYSIP2_PYTHON = process.env.LECTERN_TEST_PYSIP2 || undefined;

/** Fields of a message as pysip2 names them. */
export type PysipFields = Readonly<Record<string, unknown>>;

/** The answer to a request; null declines it. */
export type AnswerPysip = (command: string, request: PysipFields) => Promise<PysipFields | null>;

interface Asked {
  readonly id: number;
  readonly command: string;
  readonly request: PysipFields;
}

/** Starts pysip2's server in a process of its own; our test answers what is behind it. */
export async function startPysip2(
  python: string,
  answer: AnswerPysip,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const child = spawn(python, [join(import.meta.dirname, 'serve_pysip2.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`pysip2 ended with ${code}`)));
    lines.on('line', (line) => {
      const said = JSON.parse(line) as Asked | { readonly port: number };
      if ('port' in said) resolve(said.port);
      else
        void answer(said.command, said.request).then((response) =>
          child.stdin.write(`${JSON.stringify({ id: said.id, response })}\n`),
        );
    });
  });
  return {
    port,
    async close() {
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
