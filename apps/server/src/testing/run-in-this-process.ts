import { Readable } from 'node:stream';
import { format } from 'node:util';
import { main } from '../cli/main.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a `lectern` command with these variables and this standard input, and keeps what it prints. The log is not part of it. */
export async function runInThisProcess(
  words: readonly string[],
  input: string,
  env: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const printed = { out: '', err: '' };
  const lineTo =
    (stream: 'out' | 'err') =>
    (...values: unknown[]) => {
      printed[stream] += `${format(...values)}\n`;
    };
  const textTo = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    printed[stream] += String(text);
    return true;
  };
  const undo = [
    ...Object.entries(env).map(([name, value]) => replace(process.env, name, value)),
    replace(process, 'stdin', Readable.from(input === '' ? [] : [Buffer.from(input)])),
    replace(process.stdout, 'write', textTo('out')),
    replace(process.stderr, 'write', textTo('err')),
    replace(console, 'log', lineTo('out')),
    replace(console, 'error', lineTo('err')),
  ];
  try {
    return { code: await main(words), ...printed };
  } finally {
    for (const one of undo) one();
  }
}

/** Answers what brings the property back as it was. */
function replace(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, enumerable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}
