import { DEFAULT_WEIGHTS } from '../../../ranking/field-weights.ts';
import { inverseFrequency, togetherFactor } from '../../../ranking/word-weight.ts';
import { TEXT_FIELDS, type TextField } from '../../../search-document.ts';
import { fetched } from '../../segment/fetch-ahead.ts';
import { maskFactors } from '../../segment/impact.ts';
import { fieldBit } from '../../segment/term-keys.ts';
import { type HashedTerm, postingsOf } from '../postings/postings-of.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

const TITLE = fieldBit('title');

/** By field mask, under the usual weights: the same for every request. */
const usualFactors = new Map<number, Float32Array>();

export type Weights = Partial<Record<TextField, number>> | undefined;

/** What postings are worth under the weights of a request. */
export class Weigher {
  readonly #snapshot: Snapshot;
  readonly #weights: Weights;
  readonly #factors: Map<number, Float32Array>;
  readonly #documents: number;
  readonly #known = new Map<string, number>();
  #together: Float32Array | undefined;

  constructor(snapshot: Snapshot, weights: Weights) {
    this.#snapshot = snapshot;
    this.#weights = weights;
    this.#factors = weights === undefined ? usualFactors : new Map();
    this.#documents = snapshot.segments.reduce((sum, { segment }) => sum + segment.documents, 0);
  }

  /** Inverse document frequency over the whole index; removed documents still count until they are merged away. */
  rarity(term: HashedTerm): number {
    return inverseFrequency(this.#documents, this.#having(term));
  }

  /** Whether any segment has the term. */
  occurs(term: HashedTerm): boolean {
    return this.#having(term) > 0;
  }

  /** How many documents have the term; a query asks several times about the same one. */
  #having(term: HashedTerm): number {
    let having = this.#known.get(term.term);
    if (having !== undefined) return having;
    this.#readAhead(term.hash);
    having = 0;
    for (const { segment } of this.#snapshot.segments) {
      const { from, to } = postingsOf(segment, term);
      having += to - from;
    }
    this.#known.set(term.term, having);
    return having;
  }

  /** The dictionaries of all segments at once: looked into one after the other, each would be waited for. */
  #readAhead(hash: number): void {
    let seen = 0;
    for (const { segment } of this.#snapshot.segments) seen ^= segment.terms.readAhead(hash);
    fetched(seen);
  }

  /** By the mask of a posting: what its impact is multiplied with; `inTitle` times as much where the title has the term and counts. */
  factors(mask: number, rarity: number, inTitle = 1): Float32Array {
    let factors = this.#factors.get(mask);
    if (factors === undefined) {
      factors = maskFactors(mask, this.#weights);
      this.#factors.set(mask, factors);
    }
    const scaled = new Float32Array(factors.length);
    for (let having = 0; having < scaled.length; having++) {
      const share = (having & mask & TITLE) === 0 ? rarity : rarity * inTitle;
      scaled[having] = (factors[having]! * share) / 255;
    }
    return scaled;
  }

  /** By the mask of the fields that hold all the words: what their score is multiplied with. */
  together(): Float32Array {
    this.#together ??= this.#weights === undefined ? usualTogether : togetherFactors(this.#weights);
    return this.#together;
  }
}

function togetherFactors(given: Weights): Float32Array {
  const weights = TEXT_FIELDS.map((field) => given?.[field] ?? DEFAULT_WEIGHTS[field]);
  const heaviest = Math.max(...weights);
  return new Float32Array(1 << TEXT_FIELDS.length).map((_, fields) => {
    const best = weights.reduce(
      (most, weight, field) => ((fields & (1 << field)) === 0 ? most : Math.max(most, weight)),
      0,
    );
    return togetherFactor(best, heaviest);
  });
}

const usualTogether = togetherFactors(undefined);

/** The same worth for every posting. */
export function flatFactors(score: number): Float32Array {
  return new Float32Array(1 << TEXT_FIELDS.length).fill(score / 255);
}
