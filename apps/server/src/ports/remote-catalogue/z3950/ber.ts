/**
 * The part of the Basic Encoding Rules (ITU-T X.690) that Z39.50 needs. Elements are named by the numbers of their context tags; universal
 * types have negative numbers here, so that both stand in one list.
 */
export interface BerElement {
  /** The number of a context tag, or minus the number of a universal one. */
  readonly tag: number;
  /** Content of a primitive element. */
  readonly bytes: Buffer;
  /** Elements of a constructed one; empty for a primitive one. */
  readonly children: readonly BerElement[];
}

/** Thrown for bytes that are no element. */
export class BerFault extends Error {
  override readonly name = 'BerFault';
}

export const UNIVERSAL = { integer: -2, objectIdentifier: -6, external: -8, sequence: -16 } as const;

/** No element of the protocol is deeper. */
const MOST_DEPTH = 24;
/** Of a length: four bytes say more than any answer has. */
const MOST_LENGTH_BYTES = 4;

const CONSTRUCTED = 0x20;
const CONTEXT = 0x80;

/** An element with bytes as its content. */
export function primitive(tag: number, content: Uint8Array): Buffer {
  return Buffer.concat([header(tag, content.length, 0), content]);
}

/** An element that holds others; undefined parts are left out. */
export function constructed(tag: number, ...parts: readonly (Buffer | undefined)[]): Buffer {
  const content = Buffer.concat(parts.filter((part) => part !== undefined));
  return Buffer.concat([header(tag, content.length, CONSTRUCTED), content]);
}

/** A whole number that is not negative. */
export function integer(tag: number, value: number): Buffer {
  const digits = value.toString(16);
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  // The first bit is the sign.
  return primitive(tag, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes);
}

export function text(tag: number, value: string): Buffer {
  return primitive(tag, Buffer.from(value, 'utf8'));
}

/** An object identifier, written with dots. */
export function objectIdentifier(tag: number, dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return primitive(tag, Buffer.from([first * 40 + second, ...rest].flatMap(base128)));
}

function base128(value: number): number[] {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift((rest % 128) | 0x80);
  return bytes;
}

function header(tag: number, length: number, form: number): Buffer {
  const number = Math.abs(tag);
  const kind = (tag < 0 ? 0 : CONTEXT) | form;
  const identifier = number < 31 ? [kind | number] : [kind | 31, ...base128(number)];
  if (length < 128) return Buffer.from([...identifier, length]);
  const digits = length.toString(16);
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  return Buffer.from([...identifier, 0x80 | bytes.length, ...bytes]);
}

/**
 * The first element of a stream, and where it ends; undefined while bytes of it are missing. A length that is not given at the start
 * (indefinite form) ends with two zero bytes.
 *
 * @throws BerFault
 */
export function readBer(
  bytes: Buffer,
  start = 0,
  depth = 0,
): { readonly element: BerElement; readonly end: number } | undefined {
  if (depth > MOST_DEPTH) throw new BerFault('elements too deep');
  const head = readHeader(bytes, start);
  if (!head) return undefined;
  const { tag, isConstructed, length, content } = head;
  if (length !== undefined && content + length > bytes.length) return undefined;
  if (!isConstructed) {
    if (length === undefined) throw new BerFault('a primitive element without a length');
    const end = content + length;
    return { element: { tag, bytes: bytes.subarray(content, end), children: [] }, end };
  }
  const children: BerElement[] = [];
  let at = content;
  const within = length === undefined ? bytes : bytes.subarray(0, content + length);
  while (length === undefined ? !isEnd(bytes, at) : at < within.length) {
    const child = readBer(within, at, depth + 1);
    if (!child) {
      if (length === undefined) return undefined;
      throw new BerFault('an element longer than the one around it');
    }
    children.push(child.element);
    at = child.end;
  }
  return { element: { tag, bytes: Buffer.alloc(0), children }, end: length === undefined ? at + 2 : at };
}

/** The two zero bytes that end an element without a length. */
function isEnd(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0 && bytes[at + 1] === 0;
}

function readHeader(bytes: Buffer, start: number) {
  const first = bytes[start];
  if (first === undefined) return undefined;
  let at = start + 1;
  let number = first & 0x1f;
  if (number === 31) {
    number = 0;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) return undefined;
      number = number * 128 + (byte & 0x7f);
      if (number > 100_000) throw new BerFault('a tag that the protocol does not have');
      if (byte < 0x80) break;
    }
  }
  const lengthByte = bytes[at++];
  if (lengthByte === undefined) return undefined;
  let length: number | undefined = lengthByte;
  if (lengthByte === 0x80) length = undefined;
  else if (lengthByte > 0x80) {
    const count = lengthByte & 0x7f;
    if (count > MOST_LENGTH_BYTES) throw new BerFault('a length that no answer has');
    if (at + count > bytes.length) return undefined;
    length = bytes.readUIntBE(at, count);
    at += count;
  }
  const isUniversal = (first & 0xc0) === 0;
  const isConstructed = (first & CONSTRUCTED) !== 0;
  return { tag: isUniversal ? -number : number, isConstructed, length, content: at };
}

/** The first element at a path of tags; undefined if there is none. */
export function elementAt(element: BerElement, ...path: readonly number[]): BerElement | undefined {
  let at: BerElement | undefined = element;
  for (const tag of path) at = at?.children.find((child) => child.tag === tag);
  return at;
}

/** The number at a path; undefined if there is none that is not negative and fits. */
export function numberAt(element: BerElement, ...path: readonly number[]): number | undefined {
  const bytes = elementAt(element, ...path)?.bytes;
  if (!bytes || bytes.length === 0 || bytes.length > 5 || (bytes[0] ?? 0) >= 0x80) return undefined;
  return bytes.readUIntBE(0, bytes.length);
}

/** Whether the element at a path is there and true. */
export function isTrueAt(element: BerElement, ...path: readonly number[]): boolean {
  return (elementAt(element, ...path)?.bytes[0] ?? 0) !== 0;
}
