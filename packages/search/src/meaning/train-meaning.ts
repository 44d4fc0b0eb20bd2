import type { StringNumbers } from '../builtin/segment/string-numbers.ts';
import { layOutStrings } from '../builtin/segment/string-table.ts';
import { associate } from './associations.ts';
import { type KeptNumbers, keptNumbers, listsOfKept, type NumberLists, postingsOf } from './kept-numbers.ts';
import { LEARNING } from './learning.ts';
import type { MeaningText } from './meaning-model.ts';
import { writeModelFile } from './model-file.ts';
import { Occurrences } from './occurrences.ts';

export interface TrainOptions {
  /** Gets the number of records read so far. */
  readonly progress?: (records: number) => void;
}

/**
 * Learns from the records of a catalogue which words occur with which headings and classes, and answers the bytes of a model file. The
 * records are read once, in their order; the same records in the same order give the same bytes, whatever the sizes of the pages.
 *
 * Memory: about 60 bytes for each different term, at most LEARNING.mostTerms of them; 4 bytes for each term of each record, twice while
 * counting.
 */
export async function trainMeaning(
  pages: AsyncIterable<readonly MeaningText[]>,
  { progress }: TrainOptions = {},
): Promise<Uint8Array> {
  const seen = new Occurrences();
  let read = 0;
  for await (const page of pages) {
    for (const text of page) seen.add(text);
    read += page.length;
    progress?.(read);
  }
  return modelOf(seen);
}

function modelOf(seen: Occurrences): Uint8Array {
  const { records } = seen;
  const allCounts = seen.conceptLists.counts(seen.concepts.size);
  const concepts = keptNumbers(
    seen.concepts.size,
    (concept) => allCounts[concept]! >= LEARNING.leastOfConcept,
  );
  const conceptLists = listsOfKept(seen.conceptLists.view(), concepts);
  const conceptCounts = concepts.kept.map((concept) => allCounts[concept]!);
  seen.conceptLists.free();

  const termCounts = seen.termLists.counts(seen.terms.size);
  const terms = keptNumbers(seen.terms.size, (term) => isLearnt(seen.terms.text(term), termCounts[term]!));
  const termLists = listsOfKept(seen.termLists.view(), terms);
  seen.termLists.free();

  const counted = {
    records,
    conceptsEnd: conceptLists.ends,
    conceptsOf: conceptLists.numbers,
    conceptCounts,
  };
  const associated = (lists: NumberLists, { kept }: KeptNumbers, most: number, itself: boolean) =>
    associate(kept.length, most, { ...counted, ...postingsOf(lists, kept.length) }, itself);
  const textsOf = (names: StringNumbers, { kept }: KeptNumbers) =>
    Array.from(kept, (number) => names.text(number));
  return writeModelFile({
    records,
    terms: layOutStrings(textsOf(seen.terms, terms), true),
    ofTerms: associated(termLists, terms, LEARNING.conceptsOfWord, false),
    conceptKeys: layOutStrings(textsOf(seen.concepts, concepts), true),
    conceptLabels: layOutStrings(
      Array.from(concepts.kept, (concept) => seen.labels[concept]!),
      false,
    ),
    conceptCounts,
    ofConcepts: associated(conceptLists, concepts, LEARNING.nearConcepts, true),
  });
}

function isLearnt(term: string, count: number): boolean {
  return count >= (term.includes(' ') ? LEARNING.leastOfPair : LEARNING.leastOfWord);
}
