import { fold } from '../analysis/fold.ts';
import { wordsOfRun } from '../analysis/run-words.ts';
import type { Query } from '../search-engine.ts';
import { type OtherReading, replaceTexts, type TextQuery } from './wide-query.ts';

/** Runs of Han characters so long that each of their pairs must occur: up to three characters must stand together, which words cannot widen. */
const LONG_RUN = /\p{sc=Han}{4,}/gu;

/** Of each long Han run its words, wherever in the record; undefined where there is no such run or it is one word. */
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
