import { GrowingU32 } from '../builtin/segment/growing-array.ts';
import { putMeaningTerms } from './meaning-terms.ts';
import type { OpenTables } from './model-file.ts';
import { Strongest } from './strongest.ts';

/** A concept by its number in the model. */
export interface VotedConcept {
  readonly concept: number;
  /** Whole number above 0, without a fixed scale. */
  readonly votes: number;
}

/** Adds up what the words of one text say of concepts. One object serves text after text; `strongest` ends a text. */
export class ConceptVotes {
  readonly #tables: OpenTables;
  readonly #votes: Float64Array;
  readonly #touched = new GrowingU32();
  readonly #terms = new Set<number>();
  readonly #named = new Map<number, number>();

  constructor(tables: OpenTables) {
    this.#tables = tables;
    this.#votes = new Float64Array(tables.conceptCounts.length);
  }

  /** The words of a text vote for their concepts, each word once in all texts; `factor` times as much as usual. */
  addText(text: string, factor: number): void {
    putMeaningTerms(text, (term) => {
      const number = this.#tables.terms.find(term);
      if (number < 0 || this.#terms.has(number)) return;
      this.#terms.add(number);
      this.#addTerm(number, factor);
    });
  }

  /** A concept that the text names counts `factor` times as much as the strongest one of its words. */
  addNamed(concept: number, factor: number): void {
    if (concept >= 0) this.#named.set(concept, Math.max(factor, this.#named.get(concept) ?? 0));
  }

  /** The concepts with most votes, and an end of this text. */
  strongest(most: number): readonly VotedConcept[] {
    let top = 1;
    for (const concept of this.#touched.view()) top = Math.max(top, this.#votes[concept]!);
    for (const [concept, factor] of this.#named) this.#vote(concept, Math.round(top * factor));
    const strongest = new Strongest(most);
    for (const concept of this.#touched.view()) {
      strongest.offer(concept, this.#votes[concept]!);
      this.#votes[concept] = 0;
    }
    this.#touched.resize(0);
    this.#terms.clear();
    this.#named.clear();
    return Array.from({ length: strongest.size }, (_, place) => ({
      concept: strongest.number(place),
      votes: strongest.strength(place),
    }));
  }

  #addTerm(term: number, factor: number): void {
    const { from, packed, strengths } = this.#tables.ofTerms;
    const strength = strengths[term]! * factor;
    for (let at = from[term]!; at < from[term + 1]!; at++) {
      const one = packed[at]!;
      this.#vote(one >>> 8, strength * (one & 0xff));
    }
  }

  #vote(concept: number, votes: number): void {
    if (votes <= 0) return;
    if (this.#votes[concept] === 0) this.#touched.push(concept);
    this.#votes[concept]! += votes;
  }
}
