import { fold } from '../analysis/fold.ts';
import { wordsOfRun } from '../analysis/run-words.ts';
import type { Query } from '../search-engine.ts';
import { type OtherReading, replaceTexts, type TextQuery } from './wide-query.ts';

/** Runs of Han characters that are divided into words. Shorter runs must stand together as they are. */
const LONG_RUN = /\p{sc=Han}{4,}/gu;

/** Reads each long Han run as its words, which may stand anywhere in the record; undefined where no run has several words. */
export async function readAsWords(query: Query): Promise<OtherReading | undefined> {
  const words: string[] = [];
  const wide = await replaceTexts(query, async (text) => ({ ...text, text: inWords(text, words) }));
  return words.length === 0 ? undefined : { query: wide, reading: { kind: 'words', words } };
}

function inWords({ text, match }: TextQuery, words: string[]): string {
  if (match === 'exact' || match === 'phrase') return text;
  return fold(text).replace(LONG_RUN, (run) => {
    const found = wordsOfRun(run);
    if (found.length < 2) return run;
    words.push(...found);
    return ` ${found.join(' ')} `;
  });
}
