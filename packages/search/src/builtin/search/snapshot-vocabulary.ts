import type { NearWord, Vocabulary } from '../../widen/vocabulary.ts';
import { hashString } from '../segment/string-table.ts';
import { fieldBit } from '../segment/term-keys.ts';
import { isDead } from '../segment/tombstones.ts';
import type { Budget } from './budget.ts';
import { documentsHolding } from './documents-holding.ts';
import { nearTerms } from './near-terms.ts';
import type { Snapshot } from './snapshot.ts';
import { postingsOf } from './term-matches.ts';

const TITLE = fieldBit('title');

/** The dictionaries of all segments of a snapshot as one vocabulary. Past the budget it knows no more. */
export class SnapshotVocabulary implements Vocabulary {
  readonly #snapshot: Snapshot;
  readonly #budget: Budget;

  constructor(snapshot: Snapshot, budget: Budget) {
    this.#snapshot = snapshot;
    this.#budget = budget;
  }

  frequencies(terms: readonly string[]): number[] {
    return terms.map((term) => this.#frequency(term));
  }

  nearWords(word: string, slips: number, limit: number): NearWord[] {
    const near = new Map<string, NearWord>();
    for (const { segment } of this.#snapshot.segments) {
      if (this.#budget.spent()) break;
      nearTerms(segment.terms, word, slips, (ordinal, distance) => {
        if (distance === 0) return;
        const text = segment.terms.get(ordinal);
        const frequency = segment.first[ordinal + 1]! - segment.first[ordinal]!;
        near.set(text, {
          word: text,
          slips: distance,
          frequency: frequency + (near.get(text)?.frequency ?? 0),
        });
      });
    }
    return [...near.values()]
      .sort((a, b) => a.slips - b.slips || b.frequency - a.frequency || (a.word < b.word ? -1 : 1))
      .slice(0, limit);
  }

  pairs(firsts: readonly string[], seconds: readonly string[]): string[] {
    const wanted = new Set(seconds);
    const found = new Set<string>();
    for (const { segment } of this.#snapshot.segments) {
      const { terms } = segment;
      if (this.#budget.spent()) break;
      for (const first of firsts) {
        const { from, to } = terms.prefixRange(first);
        for (let ordinal = from; ordinal < to; ordinal++) {
          if (terms.lengthOf(ordinal) <= first.length) continue;
          const term = terms.get(ordinal);
          if (wanted.has(term.slice(first.length))) found.add(term);
        }
      }
    }
    return [...found];
  }

  titlesHolding(characters: readonly string[], least: number, limit: number): string[] {
    const titles = new Set<string>();
    for (const { segment, tombstones } of this.#snapshot.segments) {
      if (this.#budget.spent()) break;
      for (const doc of documentsHolding(segment, characters, TITLE, least)) {
        if (titles.size >= limit) return [...titles];
        if (!isDead(tombstones, doc)) titles.add(segment.titles.get(doc));
      }
    }
    return [...titles];
  }

  #frequency(term: string): number {
    const hash = hashString(term);
    return this.#snapshot.segments.reduce((sum, { segment }) => {
      const { from, to } = postingsOf(segment, { term, hash });
      return sum + to - from;
    }, 0);
  }
}
