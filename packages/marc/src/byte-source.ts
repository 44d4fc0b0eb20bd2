import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Small chunks are joined up to this size, because few large steps are faster than many small ones. */
const CHUNK_BYTES = 256 * 1024;

/** The bytes of the source in chunks of at least `CHUNK_BYTES`; the last chunk may be smaller. */
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
  /** The first bytes; fewer if the source is shorter. */
  readonly head: Buffer;
  /** The whole source, head included. */
  readonly source: AsyncIterable<Uint8Array>;
  /** Closes the source; to be called if `source` will not be read. */
  readonly close: () => Promise<unknown>;
}

/** The first `bytes` bytes of a source, and the whole source to read after that. */
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
    // Closes the file also if the reader stops early.
    await iterator.return?.();
  }
}

/**
 * The unpacked bytes of a gzip stream (one or more members), or the unchanged bytes of any other source. Reading throws
 * zlib's error (`Z_DATA_ERROR`, `Z_BUF_ERROR`) when it reaches damage in the archive.
 */
export async function* gunzipIfNeeded(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { head, source: whole } = await peek(source, 2);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  yield* isGzip ? gunzip(whole) : whole;
}

/**
 * The reader gets errors of both streams from the last one. An error that comes when nobody reads would end the process without the
 * callback.
 */
function gunzip(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pipeline(Readable.from(source), createGunzip(), () => undefined);
}
