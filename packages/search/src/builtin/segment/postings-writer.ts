import { GrowingU8, GrowingU16, GrowingU32 } from './growing-array.ts';
import type { SectionArray } from './section-file.ts';
import { layOutStrings } from './string-table.ts';

/** Postings are counted in blocks of this many to find a posting's positions: a table entry per block, a short sum within. */
export const BLOCK_BITS = 6;
/** A count byte of this value says that the true count is the first entry of the posting's positions. */
export const LONG_COUNT = 255;

/**
 * Writes dictionary and postings of a segment, terms in sorted order. A posting is a document (16 bits), a mask of the text fields that hold
 * the term, an impact and a count of positions (8 bits each); the positions lie in one array beside.
 */
export class PostingsWriter {
  readonly #terms: string[] = [];
  readonly #first = new GrowingU32();
  readonly #docs = new GrowingU16();
  readonly #masks = new GrowingU8();
  readonly #impacts = new GrowingU8();
  readonly #counts = new GrowingU8();
  readonly #blocks = new GrowingU32();
  readonly #positions = new GrowingU16();

  /** Begins the next term; it disappears again where no posting follows. */
  startTerm(term: string): void {
    if (this.#terms.length > 0 && this.#first.view()[this.#terms.length - 1] === this.#docs.length) {
      this.#terms[this.#terms.length - 1] = term;
      return;
    }
    this.#terms.push(term);
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
    if (this.#terms.length > 0 && this.#first.view()[this.#terms.length - 1] === this.#docs.length) {
      this.#terms.pop();
      this.#first.length--;
    }
    this.#first.push(this.#docs.length);
    const terms = layOutStrings(this.#terms, true);
    return {
      'terms.chars': terms.chars,
      'terms.offsets': terms.offsets,
      'terms.slots': terms.slots!,
      'terms.first': this.#first.view(),
      'postings.docs': this.#docs.view(),
      'postings.masks': this.#masks.view(),
      'postings.impacts': this.#impacts.view(),
      'postings.counts': this.#counts.view(),
      'positions.blocks': this.#blocks.view(),
      'positions.places': this.#positions.view(),
    };
  }
}
