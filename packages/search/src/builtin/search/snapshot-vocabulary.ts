import type { NearWord, Vocabulary } from '../../widen/vocabulary.ts';
import { hashString } from '../segment/string-table.ts';
import type { Budget } from './budget.ts';
import { nearTerms } from './near-terms.ts';
import type { Snapshot } from './snapshot.ts';
import { postingsOf } from './term-matches.ts';

/** The dictionaries of all segments of a snapshot as one vocabulary. */
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
    const wanted = firsts.flatMap((first) => seconds.map((second) => first + second));
    return wanted.filter((pair) => this.#occurs(pair));
  }

  titlesHolding(): string[] {
    return [];
  }

  #frequency(term: string): number {
    const hash = hashString(term);
    return this.#snapshot.segments.reduce((sum, { segment }) => {
      const { from, to } = postingsOf(segment, { term, hash });
      return sum + to - from;
    }, 0);
  }

  #occurs(term: string): boolean {
    const hash = hashString(term);
    return this.#snapshot.segments.some(({ segment }) => segment.terms.find(term, hash) >= 0);
  }
}
