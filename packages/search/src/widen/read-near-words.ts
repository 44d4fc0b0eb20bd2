import type { Query } from '../search-engine.ts';
import type { OtherReading } from './other-readings.ts';
import { plainWords, withoutWords } from './plain-words.ts';
import { slipsAllowed } from './slips.ts';
import type { NearWord, Vocabulary } from './vocabulary.ts';
import { replaceTexts, type TextQuery, type WideQuery, wantedTexts } from './wide-query.ts';

/** Words of a query for which others are looked for, and words that each may stand for. */
const MOST_WORDS = 12;
const NEAR_WORDS = 8;

interface Changed {
  readonly from: string;
  readonly to: string;
}

/**
 * Words with a slip. Where the index does not know some of the words, those are read as words near them; where it knows
 * all of them, but no record holds them together, one after another, each a reading of its own, looked up only when the one
 * before found nothing. None where no word has any near it.
 */
export async function* readNearWords(query: Query, vocabulary: Vocabulary): AsyncGenerator<OtherReading> {
  const texts = wantedTexts(query).filter(({ match }) => match !== 'exact' && match !== 'phrase');
  const words = [...new Set(texts.flatMap(({ text }) => plainWords(text).map(({ term }) => term)))];
  const frequencies = await vocabulary.frequencies(words);
  const known = new Map(words.map((word, at) => [word, frequencies[at] ?? 0]));
  const unknown = words.filter((word) => known.get(word) === 0);
  if (unknown.length > 0) {
    const near = await nearOf(unknown.slice(0, MOST_WORDS), vocabulary);
    if (near.size > 0) yield changing(query, near);
    return;
  }
  // A word that is there by a slip is seldom a frequent one.
  const rarest = words
    .filter((word) => slipsAllowed(word) > 0)
    .toSorted((a, b) => known.get(a)! - known.get(b)!);
  for (const word of rarest.slice(0, MOST_WORDS)) {
    const near = await nearOf([word], vocabulary);
    if (near.size > 0) yield changing(query, near);
  }
}

/** The query with these words read as any of those near them. */
async function changing(query: Query, near: Near): Promise<OtherReading> {
  const wide = await replaceTexts(query, async (text) => changed(text, near));
  const words = [...near].map(([from, [best]]): Changed => ({ from, to: best!.word }));
  return { query: wide, reading: { kind: 'fuzzy', changed: words } };
}

async function nearOf(
  words: readonly string[],
  vocabulary: Vocabulary,
): Promise<Map<string, readonly NearWord[]>> {
  const near = new Map<string, readonly NearWord[]>();
  for (const word of words) {
    const slips = slipsAllowed(word);
    const found = slips === 0 ? [] : await vocabulary.nearWords(word, slips, NEAR_WORDS);
    if (found.length > 0) near.set(word, found);
  }
  return near;
}

type Near = ReadonlyMap<string, readonly NearWord[]>;

function changed({ text, match, ...node }: TextQuery, near: Near): WideQuery {
  const words = plainWords(text).filter(({ term }) => near.has(term));
  if (match === 'exact' || match === 'phrase' || words.length === 0) return { ...node, text, match };
  const rest = withoutWords(text, words);
  const mode = match === 'any' ? 'any' : 'all';
  const parts: WideQuery[] = [...new Set(words.map(({ term }) => term))].map((term) => ({
    kind: 'or',
    of: near.get(term)!.map(({ word }) => ({ ...node, match: mode, text: word })),
  }));
  if (/[\p{L}\p{N}]/u.test(rest)) parts.unshift({ ...node, match: mode, text: rest });
  return { kind: mode === 'any' ? 'or' : 'and', of: parts };
}
