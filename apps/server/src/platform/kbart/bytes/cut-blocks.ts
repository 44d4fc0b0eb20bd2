/** Bytes of a block: enough to see an encoding in them, and read in about a millisecond. */
const BLOCK_BYTES = 64 * 1024;

/** The bytes of a source in blocks of 64 KiB, whatever the size of its pieces; the last block is shorter. */
export async function* cutBlocks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + BLOCK_BYTES - length);
      at += part.length;
      length += part.length;
      pieces.push(part);
      if (length < BLOCK_BYTES) continue;
      yield pieces.length === 1 ? part : Buffer.concat(pieces);
      pieces = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(pieces);
}
