import { TEXT_FIELD_BITS, type WholeValueKey } from '../../ranking/whole-value-key.ts';
import { fetched } from './fetch-ahead.ts';
import { GrowingU32 } from './growing-array.ts';
import type { SectionArray, SectionFile } from './section-file.ts';

/**
 * Which documents have a value as a whole ("exact" matches, exact titles first): for every value of a text field a hash of its key in 37
 * bits, its field and its document, in buckets by hash. A value takes seven bytes. With a million records about one query in ten thousand
 * finds a wrong one.
 */
export interface WholeValues {
  readonly starts: Uint32Array;
  readonly hashes: Uint32Array;
  readonly tags: Uint8Array;
  readonly docs: Uint16Array;
}

const FIELD_MASK = (1 << TEXT_FIELD_BITS) - 1;

/** Calls back for each document and field of the mask that has the value, in no order. */
export function findWholeValue(
  values: WholeValues,
  key: WholeValueKey,
  mask: number,
  found: (doc: number, field: number) => void,
): void {
  const { start, end } = bucketOf(values, key);
  for (let at = start; at < end; at++)
    if (isWhole(values, at, key, mask)) found(values.docs[at]!, values.tags[at]! & FIELD_MASK);
}

/** Whether any document has one of the values in a field of the mask. */
export function holdsAnyWhole(values: WholeValues, keys: readonly WholeValueKey[], mask: number): boolean {
  fetchBuckets(values, keys);
  for (const key of keys) {
    const { start, end } = bucketOf(values, key);
    for (let at = start; at < end; at++) if (isWhole(values, at, key, mask)) return true;
  }
  return false;
}

function bucketOf({ starts }: WholeValues, { hash }: WholeValueKey): { start: number; end: number } {
  const bucket = hash & (starts.length - 2);
  return { start: starts[bucket]!, end: starts[bucket + 1]! };
}

/** Whether what stands at a place is the value in a field of the mask. */
function isWhole(
  { hashes, tags }: WholeValues,
  at: number,
  { hash, check }: WholeValueKey,
  mask: number,
): boolean {
  if (hashes[at] !== hash) return false;
  const tag = tags[at]!;
  return (tag & ~FIELD_MASK) === check && (mask & (1 << (tag & FIELD_MASK))) !== 0;
}

function fetchBuckets(values: WholeValues, keys: readonly WholeValueKey[]): void {
  let seen = 0;
  for (const key of keys) {
    const { start } = bucketOf(values, key);
    if (start < values.hashes.length) seen ^= values.hashes[start]!;
  }
  fetched(seen);
}

/** Gathers whole values and lays them out in buckets. */
export class WholeValuesWriter {
  readonly #hashes = new GrowingU32();
  readonly #owners = new GrowingU32();

  /** Adds a value; the document's number may be provisional (see `sections`). `tag` is check and field. */
  add(hash: number, tag: number, doc: number): void {
    this.#hashes.push(hash);
    this.#owners.push((tag << 24) | doc);
  }

  addKey(key: WholeValueKey, field: number, doc: number): void {
    this.add(key.hash, key.check | field, doc);
  }

  /** Gives the memory back at once. */
  free(): void {
    this.#hashes.free();
    this.#owners.free();
  }

  /** `renumbered` gives the final number of a document, or -1 for one that is left out. */
  sections(renumbered: (doc: number) => number): Record<string, SectionArray> {
    const hashes = this.#hashes.view();
    const owners = this.#owners.view();
    let buckets = 1;
    while (buckets < hashes.length / 8) buckets *= 2;
    const starts = new Uint32Array(buckets + 1);
    for (let at = 0; at < hashes.length; at++) {
      if (renumbered(owners[at]! & 0xff_ffff) >= 0) starts[(hashes[at]! & (buckets - 1)) + 1]!++;
    }
    for (let bucket = 0; bucket < buckets; bucket++) starts[bucket + 1]! += starts[bucket]!;
    const next = starts.slice();
    const size = starts[buckets]!;
    const values = { hashes: new Uint32Array(size), tags: new Uint8Array(size), docs: new Uint16Array(size) };
    for (let at = 0; at < hashes.length; at++) {
      const doc = renumbered(owners[at]! & 0xff_ffff);
      if (doc < 0) continue;
      const place = next[hashes[at]! & (buckets - 1)]!++;
      values.hashes[place] = hashes[at]!;
      values.tags[place] = owners[at]! >>> 24;
      values.docs[place] = doc;
    }
    return {
      'whole.starts': starts,
      'whole.hashes': values.hashes,
      'whole.tags': values.tags,
      'whole.docs': values.docs,
    };
  }
}

export function readWholeValues(file: SectionFile): WholeValues {
  return {
    starts: file.u32('whole.starts'),
    hashes: file.u32('whole.hashes'),
    tags: file.u8('whole.tags'),
    docs: file.u16('whole.docs'),
  };
}
