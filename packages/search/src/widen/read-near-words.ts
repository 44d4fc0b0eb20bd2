import type { Query } from '../search-engine.ts';
import type { OtherReading } from './other-readings.ts';
import { type PlainWord, plainWords, withoutWords } from './plain-words.ts';
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
 * all of them, but no record holds them together, each in turn. Undefined where no word has any near it.
 */
export async function readNearWords(query: Query, vocabulary: Vocabulary): Promise<OtherReading | undefined> {
  const texts = wantedTexts(query).filter(({ match }) => match !== 'exact' && match !== 'phrase');
  const words = [...new Set(texts.flatMap(({ text }) => plainWords(text).map(({ term }) => term)))];
  const frequencies = await vocabulary.frequencies(words);
  const known = new Map(words.map((word, at) => [word, frequencies[at] ?? 0]));
  const unknown = new Set(words.filter((word) => known.get(word) === 0));
  // A word that is there by a slip is seldom a frequent one.
  const rarest = words
    .filter((word) => slipsAllowed(word) > 0)
    .toSorted((a, b) => known.get(a)! - known.get(b)!);
  const suspects = unknown.size > 0 ? [...unknown] : rarest;
  const near = await nearOf(suspects.slice(0, MOST_WORDS), vocabulary);
  if (near.size === 0) return undefined;
  const wide = await replaceTexts(query, async (text) =>
    unknown.size > 0 ? allChanged(text, near) : oneChanged(text, near),
  );
  const changed = [...near].map(([from, [best]]): Changed => ({ from, to: best!.word }));
  return { query: wide, reading: { kind: 'fuzzy', changed } };
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

/** Every word that has others near it stands for those. */
function allChanged(node: TextQuery, near: Near): WideQuery {
  const changed = changeable(node, near);
  return changed.length === 0 ? node : together(node, changed, near);
}

/** One word stands for those near it, the others as they are: any of the ways to choose it. */
function oneChanged(node: TextQuery, near: Near): WideQuery {
  const changed = changeable(node, near);
  if (changed.length === 0) return node;
  return { kind: 'or', of: [node, ...changed.map((word) => together(node, [word], near))] };
}

function changeable({ text, match }: TextQuery, near: Near): PlainWord[] {
  if (match === 'exact' || match === 'phrase') return [];
  return plainWords(text).filter(({ term }) => near.has(term));
}

function together(node: TextQuery, words: readonly PlainWord[], near: Near): WideQuery {
  const rest = withoutWords(node.text, words);
  const match = node.match === 'any' ? 'any' : 'all';
  const parts: WideQuery[] = words.map(({ term }) => ({
    kind: 'or',
    of: near.get(term)!.map(({ word }) => ({ ...node, match, text: word })),
  }));
  if (/[\p{L}\p{N}]/u.test(rest)) parts.unshift({ ...node, match, text: rest });
  return { kind: match === 'any' ? 'or' : 'and', of: parts };
}
