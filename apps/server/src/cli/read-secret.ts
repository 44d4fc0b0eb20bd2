import { readPassword } from './read-password.ts';

/** Asks on a terminal without showing what is typed; elsewhere all of standard input, without the end of its last line. */
export async function readSecret(question: string): Promise<string> {
  if (process.stdin.isTTY) return readPassword(question);
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/\r?\n$/, '');
}
