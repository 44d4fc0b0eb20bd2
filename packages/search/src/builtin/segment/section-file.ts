import { DamagedFileError } from '../../search-errors.ts';

/**
 * A file of named typed arrays in one SharedArrayBuffer: what is on disk is what the threads read, without decoding.
 *
 * Layout (little-endian): magic, header length, header JSON (meta and the directory of sections), the sections each aligned to
 * eight bytes, magic again. Opening checks both magics and every bound; the whole is covered by a CRC-32 kept in the manifest.
 */
const MAGIC = 0x5347_4c31;
const PREAMBLE_BYTES = 8;
const TRAILER_BYTES = 8;

export type SectionArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

const ARRAY_TYPES = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;
type ArrayType = keyof typeof ARRAY_TYPES;
interface ArrayConstructor {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer, offset: number, length: number): SectionArray;
}
interface ArrayOfType {
  readonly u8: Uint8Array;
  readonly u16: Uint16Array;
  readonly u32: Uint32Array;
  readonly i32: Int32Array;
  readonly f64: Float64Array;
}

interface Header {
  readonly meta: Readonly<Record<string, number>>;
  readonly sections: Readonly<Record<string, readonly [type: ArrayType, offset: number, length: number]>>;
}

export interface SectionFile {
  readonly meta: Readonly<Record<string, number>>;
  has(name: string): boolean;
  u8(name: string): Uint8Array;
  u16(name: string): Uint16Array;
  u32(name: string): Uint32Array;
  i32(name: string): Int32Array;
  /** Reads whichever of the two widths it was packed in. */
  u16or32(name: string): Uint16Array | Uint32Array;
}

/** A file as pieces, one behind the other: it can be written without being in memory a second time. */
export type FilePieces = readonly Uint8Array[];

/** Packs the arrays into one shared buffer in file layout. */
export function packSections(
  meta: Readonly<Record<string, number>>,
  arrays: Readonly<Record<string, SectionArray>>,
): SharedArrayBuffer {
  return joinPieces(sectionPieces(meta, arrays));
}

/** The file layout of the arrays, which are not copied. */
export function sectionPieces(
  meta: Readonly<Record<string, number>>,
  arrays: Readonly<Record<string, SectionArray>>,
): FilePieces {
  const header = new TextEncoder().encode(JSON.stringify(layOut(meta, arrays)));
  const front = new Uint8Array(aligned(PREAMBLE_BYTES + header.length));
  const view = new DataView(front.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, header.length, true);
  front.set(header, PREAMBLE_BYTES);
  const trailer = new Uint8Array(TRAILER_BYTES);
  new DataView(trailer.buffer).setUint32(TRAILER_BYTES - 4, MAGIC, true);
  const sections = Object.values(arrays).flatMap((array) => [
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
    new Uint8Array(aligned(array.byteLength) - array.byteLength),
  ]);
  return [front, ...sections, trailer];
}

export function joinPieces(pieces: FilePieces): SharedArrayBuffer {
  const whole = new Uint8Array(new SharedArrayBuffer(pieces.reduce((sum, { length }) => sum + length, 0)));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole.buffer;
}

/** Opens a packed buffer; raises DamagedFileError where it is not whole. */
export function openSections(buffer: SharedArrayBuffer): SectionFile {
  const { header, start } = readHeader(buffer);
  const view = <T extends ArrayType>(name: string, type: T): ArrayOfType[T] => {
    const entry = header.sections[name];
    if (entry === undefined || entry[0] !== type) throw new DamagedFileError(`section ${name} is missing`);
    const ArrayOf = ARRAY_TYPES[type] as ArrayConstructor;
    const [, offset, length] = entry;
    const fits = start + offset + length * ArrayOf.BYTES_PER_ELEMENT <= buffer.byteLength - TRAILER_BYTES;
    if (!fits) throw new DamagedFileError(`section ${name} is cut short`);
    return new ArrayOf(buffer, start + offset, length) as ArrayOfType[T];
  };
  return {
    meta: header.meta,
    has: (name) => name in header.sections,
    u8: (name) => view(name, 'u8'),
    u16: (name) => view(name, 'u16'),
    u32: (name) => view(name, 'u32'),
    i32: (name) => view(name, 'i32'),
    u16or32: (name) => (header.sections[name]?.[0] === 'u16' ? view(name, 'u16') : view(name, 'u32')),
  };
}

function readHeader(buffer: SharedArrayBuffer): { header: Header; start: number } {
  if (buffer.byteLength < PREAMBLE_BYTES + TRAILER_BYTES) throw new DamagedFileError('file is too short');
  const view = new DataView(buffer);
  const headerLength = view.getUint32(4, true);
  const whole =
    view.getUint32(0, true) === MAGIC &&
    view.getUint32(buffer.byteLength - 4, true) === MAGIC &&
    PREAMBLE_BYTES + headerLength + TRAILER_BYTES <= buffer.byteLength;
  if (!whole) throw new DamagedFileError('file is torn');
  try {
    // TextDecoder takes no shared memory, hence the copy.
    const bytes = new Uint8Array(buffer, PREAMBLE_BYTES, headerLength).slice();
    const header = JSON.parse(new TextDecoder().decode(bytes)) as Header;
    return { header, start: aligned(PREAMBLE_BYTES + headerLength) };
  } catch {
    throw new DamagedFileError('header is unreadable');
  }
}

function layOut(meta: Header['meta'], arrays: Readonly<Record<string, SectionArray>>): Header {
  const sections: Record<string, [ArrayType, number, number]> = {};
  let bytes = 0;
  for (const [name, array] of Object.entries(arrays)) {
    sections[name] = [typeOf(array), bytes, array.length];
    bytes = aligned(bytes + array.byteLength);
  }
  return { meta, sections };
}

function typeOf(array: SectionArray): ArrayType {
  for (const [type, ArrayOf] of Object.entries(ARRAY_TYPES))
    if (array instanceof ArrayOf) return type as ArrayType;
  throw new TypeError('not a section array');
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
