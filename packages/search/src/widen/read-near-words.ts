import type { Query } from '../search-engine.ts';
import type { OtherReading } from './other-readings.ts';
import { type PlainWord, plainWords, withoutWords } from './plain-words.ts';
import { slipsAllowed } from './slips.ts';
import type { NearWord, Vocabulary } from './vocabulary.ts';
import { replaceTexts, type TextQuery, type WideQuery, wantedTexts } from './wide-query.ts';

/** Words of a query that may hold a slip, and words that each may stand for. */
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
  const words = texts.flatMap(({ text }) => plainWords(text)).slice(0, MOST_WORDS);
  const frequencies = await vocabulary.frequencies(words.map(({ term }) => term));
  const unknown = new Set(words.filter((_, at) => frequencies[at] === 0).map(({ term }) => term));
  const suspects = unknown.size > 0 ? unknown : new Set(words.map(({ term }) => term));
  const near = await nearOf(suspects, vocabulary);
  if (near.size === 0) return undefined;
  const wide = await replaceTexts(query, async (text) =>
    unknown.size > 0 ? allChanged(text, near) : oneChanged(text, near),
  );
  const changed = [...near].map(([from, [best]]): Changed => ({ from, to: best!.word }));
  return { query: wide, reading: { kind: 'fuzzy', changed } };
}

async function nearOf(
  words: ReadonlySet<string>,
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
