import type { Query, Reading } from '../search-engine.ts';
import { readAsPinyin } from './read-as-pinyin.ts';
import { readAsRomaji } from './read-as-romaji.ts';
import { readAsWords } from './read-as-words.ts';
import { readNearRuns } from './read-near-runs.ts';
import { readNearTitles } from './read-near-titles.ts';
import { readNearWords } from './read-near-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { OtherReading } from './wide-query.ts';

/**
 * The ways to read a query that found nothing as it stands, in the order in which they are to be tried; the first that finds
 * something counts. A whole title that differs by one character comes before the words of a long run: many records may hold those words,
 * but a title that is almost the same is what was meant.
 */
export async function* otherReadings(query: Query, vocabulary: Vocabulary): AsyncGenerator<OtherReading> {
  for (const read of [readNearTitles, readAsWords]) {
    const other = await read(query, vocabulary);
    if (other !== undefined) yield other;
  }
  yield* readNearRuns(query, vocabulary);
  const heard = await readAsPinyin(query, vocabulary);
  if (heard !== undefined) yield heard;
  const japanese = await readAsRomaji(query, vocabulary);
  if (japanese !== undefined) yield japanese;
  yield* readNearWords(query, vocabulary);
}

/** Whether a reading takes words for others than were typed. */
export function isGuess({ kind }: Reading): boolean {
  return kind === 'fuzzy' || kind === 'pinyin';
}
