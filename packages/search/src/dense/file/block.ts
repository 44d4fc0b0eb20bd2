import { crc32 } from 'node:zlib';
import { DamagedFileError } from '../../search-errors.ts';

/**
 * A file of vectors is a row of blocks. Each has a preamble of four numbers of 32 bits (little-endian): the magic number, the bytes of its
 * head, the bytes of its body, and the CRC-32 of these; then the head (JSON), the body, and the CRC-32 of both. Blocks are only added at
 * the end, so a writer that was killed leaves a beginning of one, which counts as not there.
 */
const MAGIC = 0x3145_564c;
export const PREAMBLE_BYTES = 16;
const TRAILER_BYTES = 4;
/** A larger block was written by nobody. */
const LARGEST_BLOCK = 256 * 1024 * 1024;

export interface Block {
  readonly head: unknown;
  readonly body: Uint8Array;
}

/** The bytes of a block, in pieces. */
export function packBlock({ head, body }: Block): Uint8Array[] {
  const headBytes = new TextEncoder().encode(JSON.stringify(head));
  const preamble = new DataView(new ArrayBuffer(PREAMBLE_BYTES));
  preamble.setUint32(0, MAGIC, true);
  preamble.setUint32(4, headBytes.length, true);
  preamble.setUint32(8, body.length, true);
  preamble.setUint32(12, crc32(new Uint8Array(preamble.buffer, 0, 12)), true);
  const trailer = new DataView(new ArrayBuffer(TRAILER_BYTES));
  trailer.setUint32(0, sumOf(headBytes, body), true);
  return [new Uint8Array(preamble.buffer), headBytes, body, new Uint8Array(trailer.buffer)];
}

export interface BlockSize {
  readonly headBytes: number;
  readonly bodyBytes: number;
  /** Bytes behind the preamble. */
  readonly rest: number;
}

/** Raises DamagedFileError where no block begins so. */
export function readPreamble(bytes: Uint8Array): BlockSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, PREAMBLE_BYTES);
  const isWhole =
    view.getUint32(0, true) === MAGIC && view.getUint32(12, true) === crc32(bytes.subarray(0, 12));
  if (!isWhole) throw new DamagedFileError('a block of vectors does not begin where it should');
  const headBytes = view.getUint32(4, true);
  const bodyBytes = view.getUint32(8, true);
  if (headBytes + bodyBytes > LARGEST_BLOCK) throw new DamagedFileError('a block of vectors is too large');
  return { headBytes, bodyBytes, rest: headBytes + bodyBytes + TRAILER_BYTES };
}

/** The block whose bytes behind the preamble these are. Raises DamagedFileError where they are not what was written. */
export function readBlock({ headBytes, bodyBytes }: BlockSize, bytes: Uint8Array): Block {
  const head = bytes.subarray(0, headBytes);
  const body = bytes.subarray(headBytes, headBytes + bodyBytes);
  const sum = new DataView(bytes.buffer, bytes.byteOffset + headBytes + bodyBytes).getUint32(0, true);
  if (sumOf(head, body) !== sum) throw new DamagedFileError('a block of vectors is not what was written');
  try {
    return { head: JSON.parse(new TextDecoder().decode(head)), body };
  } catch {
    throw new DamagedFileError('the head of a block of vectors is unreadable');
  }
}

/** For an empty piece crc32 gives 0, whatever came before. */
function sumOf(head: Uint8Array, body: Uint8Array): number {
  const sum = crc32(head);
  return body.length === 0 ? sum : crc32(body, sum);
}
