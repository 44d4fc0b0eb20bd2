import { hashString } from '../../../analysis/string-hash.ts';
import { valueKey } from '../../../analysis/value-key.ts';
import { PROPER } from '../../../ranking/title-keys.ts';
import { wholeValueKey } from '../../../ranking/whole-value-key.ts';
import type { NearWord, Vocabulary } from '../../../widen/vocabulary.ts';
import { fieldBit } from '../../segment/term-keys.ts';
import { isRemoved } from '../../segment/tombstones.ts';
import { holdsAnyWhole } from '../../segment/whole-values.ts';
import type { WorkingTime } from '../bounds/working-time.ts';
import { postingsOf } from '../postings/postings-of.ts';
import type { LiveSegment, Snapshot } from '../snapshot/snapshot.ts';
import { documentsHolding } from './documents-holding.ts';
import { nearTerms } from './near-terms.ts';

const TITLE = fieldBit('title');
const HEADINGS = TITLE | fieldBit('author') | fieldBit('subject');

/** The dictionaries of all segments of a snapshot as one vocabulary. Past its time it knows no more. */
export class SnapshotVocabulary implements Vocabulary {
  readonly #snapshot: Snapshot;
  readonly #time: WorkingTime;

  constructor(snapshot: Snapshot, time: WorkingTime) {
    this.#snapshot = snapshot;
    this.#time = time;
  }

  frequencies(terms: readonly string[]): number[] {
    return terms.map((term) => this.#frequency(term));
  }

  nearWords(word: string, slips: number, limit: number): NearWord[] {
    const near = new Map<string, NearWord>();
    this.#inEach(({ segment }) => {
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
    });
    return [...near.values()]
      .sort((a, b) => a.slips - b.slips || b.frequency - a.frequency || (a.word < b.word ? -1 : 1))
      .slice(0, limit);
  }

  pairs(firsts: readonly string[], seconds: readonly string[]): string[] {
    const wanted = new Set(seconds);
    // One unit rules out most terms, without a string being made.
    const begins = new Set(seconds.map((second) => second.charCodeAt(0)));
    const found = new Set<string>();
    this.#inEach(({ segment: { terms } }) => {
      for (const first of firsts) {
        const { from, to } = terms.prefixRange(first);
        for (let ordinal = from; ordinal < to; ordinal++) {
          if (terms.lengthOf(ordinal) <= first.length || !begins.has(terms.unitOf(ordinal, first.length)))
            continue;
          const term = terms.get(ordinal);
          if (wanted.has(term.slice(first.length))) found.add(term);
        }
      }
    });
    return [...found];
  }

  areWholeValues(texts: readonly string[]): boolean[] {
    const found = texts.map(() => false);
    const keys = texts.map(valueKey).map((key) => [wholeValueKey(key), wholeValueKey(PROPER + key)]);
    this.#inEach(({ segment }) => {
      for (const [at, ofText] of keys.entries())
        found[at] ||= holdsAnyWhole(segment.wholeValues, ofText, HEADINGS);
    });
    return found;
  }

  titlesHolding(characters: readonly string[], least: number, limit: number): string[] {
    const titles = new Set<string>();
    this.#inEach(({ segment, tombstones }) => {
      for (const doc of documentsHolding(segment, characters, TITLE, least)) {
        if (titles.size >= limit) return;
        if (!isRemoved(tombstones, doc)) titles.add(segment.titles.get(doc));
      }
    });
    return [...titles];
  }

  /** Looks into one segment after another while there is time. */
  #inEach(look: (live: LiveSegment) => void): void {
    this.#time.spend((isOver) => {
      for (const live of this.#snapshot.segments) {
        if (isOver()) return;
        look(live);
      }
    });
  }

  #frequency(term: string): number {
    const hash = hashString(term);
    return this.#snapshot.segments.reduce((sum, { segment }) => {
      const { from, to } = postingsOf(segment, { term, hash });
      return sum + to - from;
    }, 0);
  }
}
