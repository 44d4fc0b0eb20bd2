import type { Query } from '../search-engine.ts';
import { type PlainWord, plainWords, withoutWords, wordsOfLetters } from './plain-words.ts';
import { slipsAllowed } from './slips.ts';
import type { NearWord, Vocabulary } from './vocabulary.ts';
import {
  type OtherReading,
  replaceTexts,
  type TextQuery,
  type WideQuery,
  wantedTexts,
} from './wide-query.ts';

/** Words of a query for which near words are sought, and near words for each. */
const MOST_WORDS = 12;
const NEAR_WORDS = 8;
/** Corrected texts that are tried at once. */
const MOST_SPELLINGS = 16;

interface Changed {
  readonly from: string;
  readonly to: string;
}

/**
 * Words with a slip. Words that the index does not have are read as the words near them: first without those in quotes and in linked
 * words, which are often meant as they stand, then with them. Where the index has all the words, but no record holds them together, one
 * word after another is read as those near it; each is a reading of its own, looked up only when the one before found nothing.
 */
export async function* readNearWords(query: Query, vocabulary: Vocabulary): AsyncGenerator<OtherReading> {
  const texts = wantedTexts(query).filter(({ match }) => match !== 'exact');
  const loose = texts.filter(({ match }) => match !== 'phrase');
  const plain = termsOf(loose.flatMap(({ text }) => plainWords(text)));
  const words = termsOf(texts.flatMap(({ text }) => wordsOfLetters(text)));
  const all = [...new Set([...plain, ...words])];
  const frequencies = await vocabulary.frequencies(all);
  const known = new Map(all.map((word, at) => [word, frequencies[at] ?? 0]));
  const unknownIn = (some: readonly string[]) => some.filter((word) => known.get(word) === 0);
  const unknown = unknownIn(plain);
  if (unknown.length > 0) {
    const near = await nearOf(unknown.slice(0, MOST_WORDS), vocabulary);
    if (near.size > 0) yield changing(query, near, changedWords);
  }
  const unknownBound = unknownIn(words);
  if (unknownBound.length > unknown.length) {
    const near = await nearOf(unknownBound.slice(0, MOST_WORDS), vocabulary);
    if (near.size > 0) yield changing(query, near, changedText);
  }
  if (unknownBound.length > 0) return;
  // A word with a slip that is in the index is seldom a frequent one.
  const rarest = plain
    .filter((word) => slipsAllowed(word) > 0)
    .toSorted((a, b) => known.get(a)! - known.get(b)!);
  for (const word of rarest.slice(0, MOST_WORDS)) {
    const near = await nearOf([word], vocabulary);
    if (near.size > 0) yield changing(query, near, changedWords);
  }
}

function termsOf(words: readonly PlainWord[]): string[] {
  return [...new Set(words.map(({ term }) => term))];
}

/** The query with these words replaced by any of the words near them. */
async function changing(
  query: Query,
  near: Near,
  change: (text: TextQuery, near: Near) => WideQuery,
): Promise<OtherReading> {
  const wide = await replaceTexts(query, async (text) => change(text, near));
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

/** Replaces each of the plain words by any of those near it. */
export function changedWords({ text, match, ...node }: TextQuery, near: Near): WideQuery {
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

/** The text once for each way to correct its words; quotes and links stay. */
function changedText({ text, match, ...node }: TextQuery, near: Near): WideQuery {
  const words = wordsOfLetters(text).filter(({ term }) => near.has(term));
  if (match === 'exact' || words.length === 0) return { ...node, text, match };
  let spellings = [''];
  let copied = 0;
  for (const { term, start, end } of words) {
    const before = text.slice(copied, start);
    spellings = near
      .get(term)!
      .flatMap(({ word }) => spellings.map((spelt) => spelt + before + word))
      .slice(0, MOST_SPELLINGS);
    copied = end;
  }
  const rest = text.slice(copied);
  return { kind: 'or', of: spellings.map((spelt) => ({ ...node, match, text: spelt + rest })) };
}
