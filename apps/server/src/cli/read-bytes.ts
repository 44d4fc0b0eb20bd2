import { CommandError } from './command.ts';
import { openInput } from './open-input.ts';

/** The whole content of a file, unpacked if it is packed. @throws CommandError if it is larger */
export async function readBytes(file: string, largestBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of await openInput(file)) {
    parts.push(part);
    bytes += part.length;
    if (bytes > largestBytes) throw new CommandError(`${file} is larger than ${largestBytes} bytes.`);
  }
  return Buffer.concat(parts);
}
