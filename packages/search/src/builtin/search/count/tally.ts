import { type FacetColumn, MOST_SLOTS } from '../../segment/facet-slots.ts';
import { fetched } from '../../segment/fetch-ahead.ts';
import { BoundedTop } from '../bounds/bounded-top.ts';
import { seek } from '../postings/seek.ts';

/** A tally notes the ordinals it has counted while they are fewer than one in so many of all; beyond that it looks through all counts. */
const NOTED_SHARE = 8;

/**
 * Counts by value ordinal. The arrays have a place for every value of the field, so they are kept and used again. The ordinals of few hits
 * are noted, so that a rare query does not take longer because the field has many values.
 */
export class Tally {
  #counts = new Uint32Array(0);
  #noted: Uint32Array = new Uint32Array(0);
  #bound = 0;
  #notes = 0;
  #noting = true;

  /** Makes room for ordinals below `bound`; all counts are 0. */
  begin(bound: number): void {
    if (bound > this.#counts.length) {
      this.#counts = new Uint32Array(Math.ceil(bound * 1.25));
      this.#noted = new Uint32Array(Math.ceil(this.#counts.length / NOTED_SHARE) + 1);
    }
    this.#bound = bound;
    this.#notes = 0;
    this.#noting = true;
  }

  /** Counts the values of the documents `docs[0..size)`. */
  addColumn(column: FacetColumn, docs: Uint16Array, size: number): void {
    const { width, slots, rest } = column;
    if (this.#mayNote(size * width)) {
      for (let from = 0; from < size; from += DOCUMENTS_AT_ONCE)
        this.#noteGathered(gatherSlots(column, docs, from, Math.min(size, from + DOCUMENTS_AT_ONCE)));
    } else {
      countSlots(this.#counts, slots, width, docs, size);
    }
    if (rest.docs.length > 0) this.#addRest(rest, docs, size);
  }

  /** Adds counts that were counted before. */
  addCounts(ordinals: Uint32Array, times: Uint16Array): void {
    const counts = this.#counts;
    if (this.#mayNote(ordinals.length)) {
      for (let at = 0; at < ordinals.length; at++) this.#note(ordinals[at]!, times[at]!);
    } else {
      for (let at = 0; at < ordinals.length; at++) counts[ordinals[at]!]! += times[at]!;
    }
  }

  /** Counts one ordinal several times. */
  add(ordinal: number, times: number): void {
    if (this.#mayNote(1)) this.#note(ordinal, times);
    else this.#counts[ordinal]! += times;
  }

  /** How many ordinals were counted, and the least count that can be among the `wanted` largest. */
  rank(wanted: number): { readonly distinct: number; readonly least: number } {
    const top = new BoundedTop(wanted);
    const distinct = this.#noting ? this.#rankNoted(top) : this.#rankAll(top);
    return { distinct, least: Math.max(1, top.threshold) };
  }

  #rankNoted(top: BoundedTop): number {
    let distinct = 0;
    for (let note = 0; note < this.#notes; note++) {
      const ordinal = this.#noted[note]!;
      if (ordinal === 0) continue;
      distinct++;
      top.offer(this.#counts[ordinal]!);
    }
    return distinct;
  }

  #rankAll(top: BoundedTop): number {
    const counts = this.#counts;
    const bound = this.#bound;
    let distinct = 0;
    let threshold = 0;
    for (let ordinal = 1; ordinal < bound; ordinal++) {
      const count = counts[ordinal]! | 0;
      // Adds 1 for every count but 0, by the sign: the processor could not predict a branch here.
      distinct -= -count >> 31;
      if (count <= threshold) continue;
      top.offer(count);
      threshold = Math.max(0, top.threshold);
    }
    return distinct;
  }

  /** Calls back for every ordinal with at least this count, but for 0, which means "none". */
  forEach(least: number, counted: (ordinal: number, count: number) => void): void {
    const counts = this.#counts;
    if (this.#noting) {
      for (let note = 0; note < this.#notes; note++) {
        const ordinal = this.#noted[note]!;
        if (ordinal !== 0 && counts[ordinal]! >= least) counted(ordinal, counts[ordinal]!);
      }
      return;
    }
    for (let ordinal = 1; ordinal < this.#bound; ordinal++) {
      const count = counts[ordinal]!;
      if (count >= least) counted(ordinal, count);
    }
  }

  /** Sets everything back to 0. */
  end(): void {
    if (this.#noting) for (let note = 0; note < this.#notes; note++) this.#counts[this.#noted[note]!] = 0;
    else this.#counts.fill(0, 0, this.#bound);
  }

  /** Both lists of documents ascend: each is moved forward to the other's next document in turn. */
  #addRest({ docs: having, offsets, values }: FacetColumn['rest'], docs: Uint16Array, size: number): void {
    let place = 0;
    let at = 0;
    while (place < having.length && at < size) {
      const doc = having[place]!;
      at = seek(docs, at, size, doc);
      if (at === size) return;
      if (docs[at] !== doc) {
        place = seek(having, place, having.length, docs[at]!);
        continue;
      }
      const end = offsets[place + 1]!;
      if (this.#mayNote(end - offsets[place]!)) {
        for (let value = offsets[place]!; value < end; value++) this.#note(values[value]!, 1);
      } else {
        for (let value = offsets[place]!; value < end; value++) this.#counts[values[value]!]!++;
      }
      place++;
    }
  }

  #mayNote(more: number): boolean {
    if (this.#noting && (this.#notes + more) * NOTED_SHARE > this.#bound) this.#noting = false;
    return this.#noting;
  }

  #noteGathered(length: number): void {
    const counts = this.#counts;
    const noted = this.#noted;
    let notes = this.#notes;
    fetchCounts(counts, length);
    for (let at = 0; at < length; at++) {
      const ordinal = gathered[at]!;
      const before = counts[ordinal]!;
      noted[notes] = ordinal;
      notes += isZero(before);
      counts[ordinal] = before + 1;
    }
    this.#notes = notes;
  }

  #note(ordinal: number, times: number): void {
    const before = this.#counts[ordinal]!;
    this.#noted[this.#notes] = ordinal;
    this.#notes += isZero(before);
    this.#counts[ordinal] = before + times;
  }
}

/** 1 for a count of 0, else 0. By the sign, without a branch, which the processor could not predict. */
function isZero(count: number): number {
  return (count - 1) >>> 31;
}

/** Documents whose slots are gathered before they are counted, so that the processor fetches many slots at once. */
const DOCUMENTS_AT_ONCE = 512;
const gathered = new Uint32Array(DOCUMENTS_AT_ONCE * MOST_SLOTS);

/** Reads the first slot of each document; those beside it come with it. */
function fetchSlots(
  slots: FacetColumn['slots'],
  width: number,
  docs: Uint16Array,
  from: number,
  to: number,
): void {
  let seen = 0;
  for (let at = from; at < to; at++) seen ^= slots[docs[at]! * width]!;
  fetched(seen);
}

/** The same for the counts of what was gathered. */
function fetchCounts(counts: Uint32Array, length: number): void {
  let seen = 0;
  for (let at = 0; at < length; at++) seen ^= counts[gathered[at]!]!;
  fetched(seen);
}

/** Puts the slots of some documents into `gathered` and gives their number. */
function gatherSlots({ width, slots }: FacetColumn, docs: Uint16Array, from: number, to: number): number {
  let length = 0;
  fetchSlots(slots, width, docs, from, to);
  for (let at = from; at < to; at++) {
    const start = docs[at]! * width;
    for (let slot = start; slot < start + width; slot++) gathered[length++] = slots[slot]!;
  }
  return length;
}

/** The usual widths without an inner loop, so that the next slots are counted while one waits for memory. */
function countSlots(
  counts: Uint32Array,
  slots: FacetColumn['slots'],
  width: number,
  docs: Uint16Array,
  size: number,
): void {
  switch (width) {
    case 1:
      for (let at = 0; at < size; at++) counts[slots[docs[at]!]!]!++;
      return;
    case 2:
      for (let at = 0; at < size; at++) {
        const slot = docs[at]! * 2;
        counts[slots[slot]!]!++;
        counts[slots[slot + 1]!]!++;
      }
      return;
    case 3:
      for (let at = 0; at < size; at++) {
        const slot = docs[at]! * 3;
        counts[slots[slot]!]!++;
        counts[slots[slot + 1]!]!++;
        counts[slots[slot + 2]!]!++;
      }
      return;
    default:
      for (let at = 0; at < size; at++) {
        const slot = docs[at]! * width;
        counts[slots[slot]!]!++;
        counts[slots[slot + 1]!]!++;
        counts[slots[slot + 2]!]!++;
        counts[slots[slot + 3]!]!++;
        for (let more = 4; more < width; more++) counts[slots[slot + more]!]!++;
      }
  }
}

/** Tallies between two queries. They take megabytes, so they are used again. */
const spare: Tally[] = [];

export function takeTally(bound: number): Tally {
  const tally = spare.pop() ?? new Tally();
  tally.begin(bound);
  return tally;
}

export function releaseTally(tally: Tally): void {
  tally.end();
  if (spare.length < 16) spare.push(tally);
}
