import type { Query } from '../search-engine.ts';
import { knownRun, type NearRun, nearRuns, shortRuns } from './near-runs.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type OtherReading, replaceTexts, wantedTexts } from './wide-query.ts';

/** Runs of a query that are looked at, and what each may be read as. */
const MOST_RUNS = 3;
const MOST_TRIED = 6;

interface Change {
  readonly from: string;
  readonly to: string;
}

/**
 * Short runs of Han characters (names, short titles, words) with one character for another that sounds or looks alike (鲁讯 for 鲁迅), or two
 * swapped. A run is put right as a reader would, so that the query finds what the right one finds. Runs that are not in the index are put
 * right together; where all are in it, but no record has them together, one after another.
 */
export async function* readNearRuns(query: Query, vocabulary: Vocabulary): AsyncGenerator<OtherReading> {
  const texts = [...new Set(wantedTexts(query).flatMap(({ text }) => shortRuns(text)))].slice(0, MOST_RUNS);
  const runs = await Promise.all(texts.map((text) => knownRun(text, vocabulary)));
  const unknown = runs.filter(({ frequencies }) => frequencies.includes(0));
  const meant: { readonly from: string; readonly near: readonly NearRun[] }[] = [];
  for (const run of unknown.length > 0 ? unknown : runs)
    meant.push({ from: run.text, near: await nearRuns(run, vocabulary, MOST_TRIED) });
  if (unknown.length > 1) {
    const best = meant.flatMap(({ from, near }) => near.slice(0, 1).map(({ text }) => ({ from, to: text })));
    if (best.length === unknown.length) yield changing(query, best);
    return;
  }
  for (const { from, near } of meant)
    for (const { text } of near) yield changing(query, [{ from, to: text }]);
}

async function changing(query: Query, changed: readonly Change[]): Promise<OtherReading> {
  const wide = await replaceTexts(query, async (text) => ({
    ...text,
    text: changed.reduce((words, { from, to }) => words.replaceAll(from, to), text.text),
  }));
  return { query: wide, reading: { kind: 'fuzzy', changed } };
}
