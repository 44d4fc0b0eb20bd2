import { CommandError } from './command.ts';
import { readBytes } from './read-bytes.ts';

/** The whole text of a file in UTF-8, without a byte order mark. @throws CommandError if it is larger, or no such text. */
export async function readTextFile(file: string, largestBytes: number): Promise<string> {
  const bytes = await readBytes(file, largestBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError(`${file} is not text in UTF-8.`);
  }
}
