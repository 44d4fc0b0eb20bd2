import type { FacetColumn } from '../segment/segment.ts';

/** Ordinals for each of which a small tally keeps a note; with more it looks through all counts instead. */
const NOTED_SHARE = 8;

/**
 * Counts by value ordinal. The arrays are as long as the field has values, so they are kept and reused; few hits are noted one by one, so that
 * a rare query does not pay for the number of values.
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
  addColumn({ offsets, values }: FacetColumn, docs: Uint16Array, size: number): void {
    const counts = this.#counts;
    if (offsets === undefined) {
      if (this.#mayNote(size)) {
        for (let at = 0; at < size; at++) this.#note(values[docs[at]!]!, 1);
      } else {
        for (let at = 0; at < size; at++) counts[values[docs[at]!]!]!++;
      }
      return;
    }
    let occurrences = 0;
    for (let at = 0; at < size; at++) occurrences += offsets[docs[at]! + 1]! - offsets[docs[at]!]!;
    if (this.#mayNote(occurrences)) {
      for (let at = 0; at < size; at++) {
        const end = offsets[docs[at]! + 1]!;
        for (let value = offsets[docs[at]!]!; value < end; value++) this.#note(values[value]!, 1);
      }
    } else {
      for (let at = 0; at < size; at++) {
        const end = offsets[docs[at]! + 1]!;
        for (let value = offsets[docs[at]!]!; value < end; value++) counts[values[value]!]!++;
      }
    }
  }

  /** Counts one ordinal several times. */
  add(ordinal: number, times: number): void {
    if (this.#mayNote(1)) this.#note(ordinal, times);
    else this.#counts[ordinal]! += times;
  }

  /** Calls back for every ordinal that was counted, but for 0, which means "none". */
  forEach(counted: (ordinal: number, count: number) => void): void {
    const counts = this.#counts;
    if (this.#noting) {
      for (let note = 0; note < this.#notes; note++) {
        const ordinal = this.#noted[note]!;
        if (ordinal !== 0) counted(ordinal, counts[ordinal]!);
      }
      return;
    }
    for (let ordinal = 1; ordinal < this.#bound; ordinal++) {
      const count = counts[ordinal]!;
      if (count !== 0) counted(ordinal, count);
    }
  }

  count(ordinal: number): number {
    return this.#counts[ordinal]!;
  }

  /** Sets everything back to 0. */
  end(): void {
    if (this.#noting) for (let note = 0; note < this.#notes; note++) this.#counts[this.#noted[note]!] = 0;
    else this.#counts.fill(0, 0, this.#bound);
  }

  #mayNote(more: number): boolean {
    if (this.#noting && (this.#notes + more) * NOTED_SHARE > this.#bound) this.#noting = false;
    return this.#noting;
  }

  #note(ordinal: number, times: number): void {
    if (this.#counts[ordinal] === 0) this.#noted[this.#notes++] = ordinal;
    this.#counts[ordinal]! += times;
  }
}

/** Tallies wait here between queries: they are megabytes. */
const spare: Tally[] = [];

export function takeTally(bound: number): Tally {
  const tally = spare.pop() ?? new Tally();
  tally.begin(bound);
  return tally;
}

export function giveBackTally(tally: Tally): void {
  tally.end();
  if (spare.length < 16) spare.push(tally);
}
