import type { WeightedConcept } from '@lectern/search/meaning/weighted-concept';
import { MOST_CONCEPTS } from '@lectern/search/meaning/weighted-concept';
import type { SearchDocument } from '@lectern/search/search-document';
import { Random } from '../search/random.ts';

const SEED = 20_261_127;
const BATCH = 1000;
const LANGUAGES = ['eng', 'eng', 'ger', 'fre'];
const WORDS = 5000;
const CONCEPTS = 60_000;
/**
 * Places before the first concept of the law by which concepts are drawn: the most frequent one is then in about a third of all records,
 * more than any heading or class that says something.
 */
const PLACES_BEFORE = 10;

/** The same records in every run: a title of a few words, a language, and 40 concepts by Zipf's law, or none. */
export async function* meantRecords(count: number, withConcepts: boolean): AsyncGenerator<SearchDocument[]> {
  const random = new Random(SEED);
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    yield Array.from({ length: size }, (_, at) => meantRecord(from + at, random, withConcepts));
  }
}

/** What a question is about, drawn as that of records is; each has a word too. */
export function meantQuestions(
  count: number,
): { readonly text: string; readonly concepts: WeightedConcept[] }[] {
  const random = new Random(SEED + 1);
  return Array.from({ length: count }, () => ({
    text: wordOf(random.zipf(WORDS)),
    concepts: drawConcepts(random),
  }));
}

function meantRecord(number: number, random: Random, withConcepts: boolean): SearchDocument {
  const title = Array.from({ length: 5 }, () => wordOf(random.zipf(WORDS))).join(' ');
  const language = random.pick(LANGUAGES);
  const concepts = drawConcepts(random);
  return {
    id: `bib-${String(number).padStart(9, '0')}`,
    text: { title: [title] },
    keywords: {},
    facets: { language: [language] },
    sort: { title, author: '', year: 2000, added: 1, popularity: 0 },
    ...(withConcepts && { concepts }),
  };
}

function wordOf(place: number): string {
  return `w${place.toString(36)}`;
}

function drawConcepts(random: Random): WeightedConcept[] {
  const drawn = new Set<number>();
  while (drawn.size < MOST_CONCEPTS) {
    const place = random.zipf(CONCEPTS + PLACES_BEFORE) - PLACES_BEFORE;
    if (place >= 0) drawn.add(place);
  }
  return Array.from(drawn, (place, at) => ({ concept: String(place), weight: 255 - 5 * at }));
}
