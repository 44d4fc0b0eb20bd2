import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Small chunks are joined up to this size, so that work is done in few large steps. */
const CHUNK_BYTES = 256 * 1024;

/** Joins small chunks; a chunk is handed on when it has `CHUNK_BYTES` or the source ends. */
export async function* inLargeChunks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of source) {
    parts.push(part);
    size += part.length;
    if (size >= CHUNK_BYTES) {
      yield Buffer.concat(parts, size);
      parts = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(parts, size);
}

export interface PeekedSource {
  /** The first bytes, fewer where the source is shorter. */
  readonly head: Buffer;
  /** The whole source, head included. */
  readonly source: AsyncIterable<Uint8Array>;
  /** Closes a source that nobody is going to read. */
  readonly close: () => Promise<unknown>;
}

/** Reads ahead until at least `bytes` are there. */
export async function peek(source: AsyncIterable<Uint8Array>, bytes: number): Promise<PeekedSource> {
  const iterator = source[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  let size = 0;
  while (size < bytes) {
    const next = await iterator.next();
    if (next.done) break;
    parts.push(next.value);
    size += next.value.length;
  }
  return {
    head: Buffer.concat(parts, size).subarray(0, bytes),
    source: replay(parts, iterator),
    close: async () => iterator.return?.(),
  };
}

async function* replay(
  parts: readonly Uint8Array[],
  iterator: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* parts;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    // A reader that stops early closes the file behind the source.
    await iterator.return?.();
  }
}

/**
 * Unpacks a gzip stream (also several members one after the other) and passes any other source on as it is. A damaged
 * archive throws zlib's error (`Z_DATA_ERROR`, `Z_BUF_ERROR`) where the damage is reached.
 */
export async function* gunzipIfNeeded(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { head, source: whole } = await peek(source, 2);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  yield* isGzip ? (Readable.from(whole).compose(createGunzip()) as AsyncIterable<Uint8Array>) : whole;
}
