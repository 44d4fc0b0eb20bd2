import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks on a terminal without showing what is typed; elsewhere the first line of standard input. */
export async function readPassword(question: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (process.stdin.isTTY) process.stderr.write('\n');
  }
}
