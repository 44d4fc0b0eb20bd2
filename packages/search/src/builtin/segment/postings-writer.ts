import { hashString } from '../../analysis/string-hash.ts';
import { unitAt } from '../../analysis/unit-at.ts';
import { GrowingU8, GrowingU16, GrowingU32 } from './growing-array.ts';
import type { SectionArray } from './section-file.ts';
import { slotsOfHashes } from './string-table.ts';

/** Postings are counted in blocks of this many to find a posting's positions: a table entry per block, a short sum within. */
export const BLOCK_BITS = 6;
/** A count byte of this value says that the true count is the first entry of the posting's positions. */
export const LONG_COUNT = 255;

/**
 * Writes dictionary and postings of a segment, terms in sorted order. A posting is a document (16 bits), a mask of the text fields that
 * hold the term, an impact and a count of positions (8 bits each); the positions lie in one array beside.
 */
export class PostingsWriter {
  /** The units of the terms, end to end; where each ends; their hashes. */
  readonly #units = new GrowingU16();
  readonly #ends = new GrowingU32();
  readonly #hashes = new GrowingU32();
  readonly #first = new GrowingU32();
  readonly #docs = new GrowingU16();
  readonly #masks = new GrowingU8();
  readonly #impacts = new GrowingU8();
  readonly #counts = new GrowingU8();
  readonly #blocks = new GrowingU32();
  readonly #positions = new GrowingU16();

  constructor() {
    this.#ends.push(0);
  }

  /** Begins the next term; it disappears again where no posting follows. */
  startTerm(term: string): void {
    this.#dropEmptyTerm();
    for (let at = 0; at < term.length; at++) this.#units.push(unitAt(term, at));
    this.#ends.push(this.#units.length);
    this.#hashes.push(hashString(term));
    this.#first.push(this.#docs.length);
  }

  /** Adds a posting; documents of a term come in ascending order. Positions are `places[from]` and the `count - 1` behind. */
  add(doc: number, mask: number, impact: number, places: Uint16Array, from: number, count: number): void {
    if ((this.#docs.length & ((1 << BLOCK_BITS) - 1)) === 0) this.#blocks.push(this.#positions.length);
    this.#docs.push(doc);
    this.#masks.push(mask);
    this.#impacts.push(impact);
    if (count >= LONG_COUNT) {
      count = Math.min(count, 0xffff);
      this.#counts.push(LONG_COUNT);
      this.#positions.push(count);
    } else {
      this.#counts.push(count);
    }
    for (let at = from; at < from + count; at++) this.#positions.push(places[at]!);
  }

  sections(): Record<string, SectionArray> {
    this.#dropEmptyTerm();
    this.#first.push(this.#docs.length);
    return {
      'terms.chars': this.#units.view(),
      'terms.offsets': this.#ends.view(),
      'terms.slots': slotsOfHashes(this.#hashes.view()),
      'terms.first': this.#first.view(),
      'postings.docs': this.#docs.view(),
      'postings.masks': this.#masks.view(),
      'postings.impacts': this.#impacts.view(),
      'postings.counts': this.#counts.view(),
      'positions.blocks': this.#blocks.view(),
      'positions.places': this.#positions.view(),
    };
  }

  /** Gives the memory back at once: the sections are empty then. */
  free(): void {
    for (const array of [this.#units, this.#ends, this.#hashes, this.#first, this.#docs]) array.free();
    for (const array of [this.#masks, this.#impacts, this.#counts, this.#blocks, this.#positions])
      array.free();
  }

  #dropEmptyTerm(): void {
    const last = this.#first.length - 1;
    if (last < 0 || this.#first.get(last) !== this.#docs.length) return;
    this.#first.length = this.#hashes.length = last;
    this.#ends.length = last + 1;
    this.#units.length = this.#ends.get(last);
  }
}
