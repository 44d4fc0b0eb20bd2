import { type PinyinReading, pinyinReadings } from '../analysis/pinyin-readings.ts';
import { charactersOf } from '../analysis/pinyin-table.ts';
import type { Query, SearchField, TextField } from '../search-engine.ts';
import type { Awaitable, Vocabulary } from './vocabulary.ts';
import {
  type OtherReading,
  type PlacedTerms,
  replaceTexts,
  type TextQuery,
  type WideQuery,
  wantedTexts,
} from './wide-query.ts';

/** Readers type the sound of names and headings, not of sentences. */
const FIELDS: readonly TextField[] = ['title', 'author', 'subject'];
const MOST_SYLLABLES = 40;
/** Ways to divide a text into syllables that are tried. */
const MOST_READINGS = 4;
/** A query with more texts is not read as pinyin: who types sounds does not join many texts. */
const MOST_TEXTS = 4;

/** Latin letters as the sound of Han characters; undefined where no text of the query can be read so, or no pair sounds so. */
export async function readAsPinyin(query: Query, vocabulary: Vocabulary): Promise<OtherReading | undefined> {
  if (wantedTexts(query).length > MOST_TEXTS) return undefined;
  const syllables: string[] = [];
  const pairsOf = cachedPairs(vocabulary);
  const wide = await replaceTexts(query, async (text) => {
    const fields = fieldsOf(text);
    const read = fields.length === 0 ? undefined : await placesOf(text.text, fields, pairsOf);
    if (read === undefined) return text;
    syllables.push(read.syllables);
    return read.query;
  });
  if (syllables.length === 0) return undefined;
  return { query: wide, reading: { kind: 'pinyin', syllables: syllables.join('; ') } };
}

function fieldsOf({ field, match }: TextQuery): readonly TextField[] {
  if (match === 'exact') return [];
  return field === 'any' ? FIELDS : FIELDS.filter((one: SearchField) => one === field);
}

/** The pairs of characters in the index that sound like two syllables. */
type PairsOf = (first: string, second: string) => Awaitable<readonly string[]>;

/** Looks up two syllables once, however many readings they are in. */
function cachedPairs(vocabulary: Vocabulary): PairsOf {
  const known = new Map<string, Awaitable<readonly string[]>>();
  return (first, second) => {
    const both = `${first} ${second}`;
    const pairs = known.get(both) ?? vocabulary.pairs(charactersOf(first), charactersOf(second));
    known.set(both, pairs);
    return pairs;
  };
}

async function placesOf(
  text: string,
  fields: readonly TextField[],
  pairsOf: PairsOf,
): Promise<{ readonly query: WideQuery; readonly syllables: string } | undefined> {
  const found: { readonly query: PlacedTerms; readonly syllables: string }[] = [];
  for (const reading of pinyinReadings(text).slice(0, MOST_READINGS)) {
    const query = await placed(reading, fields, pairsOf);
    if (query !== undefined) found.push({ query, syllables: reading.join(' ') });
  }
  if (found.length === 0) return undefined;
  return { query: { kind: 'or', of: found.map(({ query }) => query) }, syllables: found[0]!.syllables };
}

/**
 * Each two syllables as any pair of characters that sounds so, words as they are; undefined where a pair has no characters in the index.
 */
async function placed(
  reading: PinyinReading,
  fields: readonly TextField[],
  pairsOf: PairsOf,
): Promise<PlacedTerms | undefined> {
  const sounds = reading.map(charactersOf);
  const syllables = sounds.filter(({ length }) => length > 0).length;
  if (syllables < 2 || syllables > MOST_SYLLABLES) return undefined;
  const places: { offset: number; anyOf: readonly string[] }[] = [];
  for (const [offset, sound] of sounds.entries()) {
    const anyOf = await termsAt(reading, sounds, offset, pairsOf);
    if (anyOf === undefined) continue;
    if (anyOf.length === 0) return undefined;
    places.push({ offset, anyOf: sound.length === 0 ? [reading[offset]!] : anyOf });
  }
  return { kind: 'placed', fields, places, length: reading.length };
}

/** The terms at one place; undefined for the last syllable of a row, which the pair before it holds. */
function termsAt(
  reading: PinyinReading,
  sounds: readonly (readonly string[])[],
  offset: number,
  pairsOf: PairsOf,
): Awaitable<readonly string[] | undefined> {
  const sound = sounds[offset]!;
  if (sound.length === 0) return [reading[offset]!];
  const next = sounds[offset + 1] ?? [];
  if (next.length > 0) return pairsOf(reading[offset]!, reading[offset + 1]!);
  const before = sounds[offset - 1] ?? [];
  return before.length > 0 ? undefined : sound;
}
