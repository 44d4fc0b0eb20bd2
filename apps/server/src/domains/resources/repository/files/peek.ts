import { Readable } from 'node:stream';

/** The first bytes of a stream, and a stream of all its bytes. */
export async function peek(
  stream: Readable,
  most: number,
): Promise<{ readonly beginning: Buffer; readonly whole: Readable }> {
  const parts = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const read: Buffer[] = [];
  let size = 0;
  while (size < most) {
    const { done, value } = await parts.next();
    if (done) break;
    read.push(value);
    size += value.length;
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield* read;
    for (let part = await parts.next(); !part.done; part = await parts.next()) yield part.value;
  }
  const beginning = Buffer.concat(read).subarray(0, most);
  return { beginning, whole: Readable.from(all(), { objectMode: false }) };
}
