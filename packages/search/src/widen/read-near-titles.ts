import { fold } from '../analysis/fold.ts';
import { valueKey } from '../analysis/value-key.ts';
import type { Query } from '../search-engine.ts';
import { characterDistance } from './near-characters.ts';
import { slipsBetween } from './slips.ts';
import { titleForms } from './title-forms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type OtherReading, replaceTexts, type TextQuery, type WideQuery } from './wide-query.ts';

/** Titles of so many characters are compared; in a shorter one every slip makes another title. */
const FEWEST_CHARACTERS = 3;
const MOST_CHARACTERS = 80;
/** Titles that are compared, and that may be meant. */
const CANDIDATES = 2000;
const MOST_TITLES = 10;

/**
 * The Han titles that differ from a text by one character: inserted, left out, exchanged, or two swapped. Only the nearest are
 * meant. They are searched as if the reader had typed them, so that the answer is that to the right words.
 */
export async function readNearTitles(
  query: Query,
  vocabulary: Vocabulary,
): Promise<OtherReading | undefined> {
  const changed: { from: string; to: string }[] = [];
  const wide = await replaceTexts(query, async (text): Promise<WideQuery> => {
    const titles = await nearTitles(text, vocabulary);
    if (titles.length === 0) return text;
    changed.push(...titles.map((to) => ({ from: text.text, to })));
    return {
      kind: 'or',
      of: titles.map((title) => ({ ...text, text: title })),
    };
  });
  return changed.length === 0 ? undefined : { query: wide, reading: { kind: 'fuzzy', changed } };
}

async function nearTitles({ text, field }: TextQuery, vocabulary: Vocabulary): Promise<string[]> {
  if (field !== 'any' && field !== 'title') return [];
  const wanted = charactersIn(text);
  const han = [...new Set(wanted.filter((char) => /\p{sc=Han}/u.test(char)))];
  if (han.length < FEWEST_CHARACTERS || wanted.length > MOST_CHARACTERS) return [];
  const candidates = await vocabulary.titlesHolding(han, Math.max(2, han.length - 1), CANDIDATES);
  const near = new Map<string, { readonly title: string; readonly distance: number }>();
  for (const title of new Set(candidates.flatMap(titleForms))) {
    const key = valueKey(title);
    const distance = near.has(key) ? Number.POSITIVE_INFINITY : distanceBetween(wanted, charactersIn(title));
    if (distance <= 1) near.set(key, { title, distance });
  }
  const least = Math.min(...[...near.values()].map(({ distance }) => distance));
  return [...near.values()]
    .filter(({ distance }) => distance === least)
    .map(({ title }) => title)
    .sort()
    .slice(0, MOST_TITLES);
}

function charactersIn(text: string): string[] {
  return Array.from(valueKey(fold(text)).replaceAll(' ', ''));
}

/** 1 for a slip, less for one that sounds like what was meant; more than 1 where it is another title. */
function distanceBetween(a: readonly string[], b: readonly string[]): number {
  const slips = slipsBetween(a, b, 1);
  if (slips !== 1 || a.length !== b.length) return slips;
  const at = a.findIndex((char, place) => char !== b[place]);
  return characterDistance(a[at]!, b[at]!);
}
