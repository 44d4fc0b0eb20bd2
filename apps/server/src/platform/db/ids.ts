import { randomFillSync } from 'node:crypto';

/** Random bytes are asked for many ids at once: asking costs more than the bytes. */
const POOL_IDS = 256;
const pool = Buffer.alloc(POOL_IDS * 16);
let poolAt = pool.length;

let lastMs = 0;
let counter = 0;

/**
 * A UUID version 7 (RFC 9562): time first, so that rows inserted together lie together in an index.
 * Within one millisecond of one process a 12-bit counter keeps the order of creation.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    counter = 0;
  } else if (++counter > 0xfff) {
    lastMs += 1;
    counter = 0;
  }
  const bytes = nextRandom();
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Sixteen bytes that nobody had before; they are the caller's until the next call. */
function nextRandom(): Buffer {
  if (poolAt === pool.length) {
    randomFillSync(pool);
    poolAt = 0;
  }
  poolAt += 16;
  return pool.subarray(poolAt - 16, poolAt);
}
