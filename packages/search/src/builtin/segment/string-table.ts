import { hashString } from '../../analysis/string-hash.ts';
import { unitAt } from '../../analysis/unit-at.ts';

/**
 * Strings in typed arrays: UTF-16 code units end to end, so that order is JavaScript's own `<` and every string,
 * single surrogates included, comes back as it went in. An optional hash table (open addressing, linear probing) finds a string's place
 * in one or two steps; a sorted table can also be searched by bisection and by prefix.
 */
export interface StringTableArrays {
  readonly chars: Uint16Array;
  /** size + 1 offsets into `chars`. */
  readonly offsets: Uint32Array;
  /** Ordinal + 1 at the hash's slot, 0 where empty; its length is a power of two. */
  readonly slots?: Uint32Array;
}

export class StringTable {
  readonly size: number;
  readonly #chars: Uint16Array;
  readonly #offsets: Uint32Array;
  readonly #slots: Uint32Array | undefined;

  constructor(arrays: StringTableArrays) {
    this.#chars = arrays.chars;
    this.#offsets = arrays.offsets;
    this.#slots = arrays.slots;
    this.size = arrays.offsets.length - 1;
  }

  /** The string at an ordinal. */
  get(ordinal: number): string {
    const from = this.#offsets[ordinal]!;
    const to = this.#offsets[ordinal + 1]!;
    if (to - from <= 4096)
      return String.fromCharCode.apply(null, this.#chars.subarray(from, to) as unknown as number[]);
    let text = '';
    for (let at = from; at < to; at += 4096) {
      text += String.fromCharCode.apply(
        null,
        this.#chars.subarray(at, Math.min(to, at + 4096)) as unknown as number[],
      );
    }
    return text;
  }

  /** The ordinal of a string, or -1. Needs the hash table; `hash` is `hashString(text)` where the caller has it already. */
  find(text: string, hash: number = hashString(text)): number {
    const slots = this.#slots!;
    const last = slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const entry = slots[slot]!;
      if (entry === 0) return -1;
      if (this.#equals(entry - 1, text)) return entry - 1;
    }
  }

  /** Reads what `find` will look at first, so that it is there in many tables at the same time (see fetch-ahead.ts). */
  readAhead(hash: number): number {
    const slots = this.#slots!;
    const entry = slots[hash & (slots.length - 1)]!;
    return this.#chars[this.#offsets[Math.max(0, entry - 1)]!]!;
  }

  /** In a sorted table: how many strings are smaller than `text`. */
  lowerBound(text: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** In a sorted table: the half-open range of ordinals whose strings begin with `prefix`. */
  prefixRange(prefix: string): { readonly from: number; readonly to: number } {
    const from = this.lowerBound(prefix);
    let low = from;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.startsWith(middle, prefix)) low = middle + 1;
      else high = middle;
    }
    return { from, to: low };
  }

  /** UTF-16 units of a string. */
  lengthOf(ordinal: number): number {
    return this.#offsets[ordinal + 1]! - this.#offsets[ordinal]!;
  }

  /** The unit of a string at a place before its end. */
  unitOf(ordinal: number, place: number): number {
    return this.#chars[this.#offsets[ordinal]! + place]!;
  }

  /** In a sorted table: the first ordinal behind this one whose string does not share its first `length` units. */
  behindShared(ordinal: number, length: number): number {
    let step = 1;
    let low = ordinal;
    while (low + step < this.size && this.#sharesStart(ordinal, low + step, length)) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, this.size);
    low++;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sharesStart(ordinal, middle, length)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #sharesStart(a: number, b: number, length: number): boolean {
    const first = this.#offsets[a]!;
    const second = this.#offsets[b]!;
    if (this.#offsets[b + 1]! - second < length) return false;
    for (let at = 0; at < length; at++)
      if (this.#chars[first + at] !== this.#chars[second + at]) return false;
    return true;
  }

  #equals(ordinal: number, text: string): boolean {
    const from = this.#offsets[ordinal]!;
    const { length } = text;
    if (this.#offsets[ordinal + 1]! - from !== length) return false;
    for (let at = 0; at < length; at++) {
      if (this.#chars[from + at] !== unitAt(text, at)) return false;
    }
    return true;
  }

  /** Whether the string at an ordinal begins with `prefix`. */
  startsWith(ordinal: number, prefix: string): boolean {
    const from = this.#offsets[ordinal]!;
    if (this.#offsets[ordinal + 1]! - from < prefix.length) return false;
    for (let at = 0; at < prefix.length; at++) {
      if (this.#chars[from + at] !== unitAt(prefix, at)) return false;
    }
    return true;
  }

  #compare(ordinal: number, text: string): number {
    const from = this.#offsets[ordinal]!;
    const length = this.#offsets[ordinal + 1]! - from;
    const common = Math.min(length, text.length);
    for (let at = 0; at < common; at++) {
      const difference = this.#chars[from + at]! - unitAt(text, at);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }
}

/** Lays strings out in the order given; `hashed` adds the hash table (the strings must then be distinct). */
export function layOutStrings(strings: readonly string[], hashed: boolean): StringTableArrays {
  let length = 0;
  for (const text of strings) length += text.length;
  const chars = new Uint16Array(length);
  const offsets = new Uint32Array(strings.length + 1);
  let end = 0;
  for (let ordinal = 0; ordinal < strings.length; ordinal++) {
    const text = strings[ordinal]!;
    const { length } = text;
    for (let at = 0; at < length; at++) chars[end++] = unitAt(text, at);
    offsets[ordinal + 1] = end;
  }
  if (!hashed) return { chars, offsets };
  return { chars, offsets, slots: slotsOfHashes(Uint32Array.from(strings, (text) => hashString(text))) };
}

/** The hash table of strings with these hashes. */
export function slotsOfHashes(hashes: Uint32Array): Uint32Array {
  let capacity = 4;
  while (capacity < hashes.length * 1.5) capacity *= 2;
  const slots = new Uint32Array(capacity);
  for (let ordinal = 0; ordinal < hashes.length; ordinal++) {
    let slot = hashes[ordinal]! & (capacity - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (capacity - 1);
    slots[slot] = ordinal + 1;
  }
  return slots;
}
