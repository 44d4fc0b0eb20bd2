import type { Readable } from 'node:stream';

/** The content in blocks of `size` bytes; the last one is smaller, and the only one may be empty. Holds one block in memory. */
export async function* inBlocks(content: Readable, size: number): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let held = 0;
  let count = 0;
  for await (const chunk of content) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array);
    while (held + rest.byteLength >= size) {
      const taken = size - held;
      yield Buffer.concat([...pieces, rest.subarray(0, taken)]);
      count++;
      pieces = [];
      held = 0;
      rest = rest.subarray(taken);
    }
    if (rest.byteLength > 0) pieces.push(rest);
    held += rest.byteLength;
  }
  if (held > 0 || count === 0) yield Buffer.concat(pieces);
}
