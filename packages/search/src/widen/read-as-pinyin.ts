import { type PinyinReading, pinyinReadings } from '../analysis/pinyin-readings.ts';
import { charactersOf } from '../analysis/pinyin-table.ts';
import type { SearchField, TextField } from '../search-document.ts';
import type { Query } from '../search-engine.ts';
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
    if (fields.length === 0) return text;
    const readings = pinyinReadings(text.text);
    const heard = await placesOf(readings, fields, pairsOf);
    const isOneWord = /^\s*\S+\s*$/u.test(text.text);
    const spelt = isOneWord ? await syllablesAsWords(readings[0], fields, vocabulary) : undefined;
    const read = heard ?? spelt;
    if (read === undefined) return text;
    syllables.push(read.syllables);
    return { kind: 'or', of: [heard, spelt].flatMap((one) => one?.query ?? []) };
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

interface Heard {
  readonly query: WideQuery;
  readonly syllables: string;
}

/** Syllables typed as one word in records that have them in Latin letters with blanks between: hongloumeng, "Hong lou meng". */
async function syllablesAsWords(
  reading: PinyinReading | undefined,
  fields: readonly TextField[],
  vocabulary: Vocabulary,
): Promise<Heard | undefined> {
  if (reading === undefined || reading.length < 2 || reading.length > MOST_SYLLABLES) return undefined;
  const frequencies = await vocabulary.frequencies(reading);
  if (frequencies.includes(0)) return undefined;
  const places = reading.map((syllable, offset) => ({ offset, anyOf: [syllable] }));
  const query: WideQuery = { kind: 'placed', fields, places, length: reading.length };
  return { query, syllables: reading.join(' ') };
}

async function placesOf(
  readings: readonly PinyinReading[],
  fields: readonly TextField[],
  pairsOf: PairsOf,
): Promise<Heard | undefined> {
  const found: { readonly query: PlacedTerms; readonly syllables: string }[] = [];
  for (const reading of readings.slice(0, MOST_READINGS)) {
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
