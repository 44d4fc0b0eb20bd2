import { CommandError } from './command.ts';
import { openInput } from './open-input.ts';

/** The whole text of a file in UTF-8, without a byte order mark. @throws CommandError if it is larger, or no such text. */
export async function readTextFile(file: string, largestBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of await openInput(file)) {
    parts.push(part);
    bytes += part.length;
    if (bytes > largestBytes) throw new CommandError(`${file} is larger than ${largestBytes} bytes.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new CommandError(`${file} is not text in UTF-8.`);
  }
}
