import { fold } from '../analysis/fold.ts';
import { type RomajiSound, romajiForms, romajiSounds } from '../analysis/romaji.ts';
import type { TextField } from '../search-document.ts';
import type { Query } from '../search-engine.ts';
import { pairsOf } from './near-runs.ts';
import { plainWords } from './plain-words.ts';
import { changedWords } from './read-near-words.ts';
import type { NearWord, Vocabulary } from './vocabulary.ts';
import {
  type OtherReading,
  type PlacedTerms,
  replaceTexts,
  type TextQuery,
  type WideQuery,
  wantedTexts,
} from './wide-query.ts';

const FIELDS: readonly TextField[] = ['title', 'author', 'subject', 'series'];
const MOST_WORDS = 10;
/** Ways to write a text in kana that are sought, and spellings of a word in Latin letters. */
const MOST_KANA = 8;
const MOST_LATIN = 6;

/**
 * Japanese in Latin letters: in the other spellings that the index has (toukyou and tokyo, rekisi and rekishi, wo and o), and as the kana that
 * sound so. Undefined where the query is not one text of such words, or the index has neither.
 */
export async function readAsRomaji(query: Query, vocabulary: Vocabulary): Promise<OtherReading | undefined> {
  const [text, ...others] = wantedTexts(query);
  if (text === undefined || others.length > 0 || text.match === 'exact') return undefined;
  const words = fold(text.text)
    .trim()
    .split(/[\s-]+/);
  if (words.length > MOST_WORDS) return undefined;
  const sounds = words.flatMap((word) => {
    const heard = romajiSounds(word);
    return heard === undefined ? [] : [heard];
  });
  if (sounds.length < words.length) return undefined;
  const kana = await kanaOf(text, sounds.flat(), vocabulary);
  const spelt = text.match === 'phrase' ? undefined : await respelt(text, words, sounds, vocabulary);
  if (kana === undefined && spelt === undefined) return undefined;
  const of = [...(spelt?.query === undefined ? [] : [spelt.query]), ...(kana?.queries ?? [])];
  const changed = spelt?.changed ?? [{ from: text.text, to: kana!.to }];
  return {
    query: await replaceTexts(query, async () => ({ kind: 'or', of })),
    reading: { kind: 'fuzzy', changed },
  };
}

/** The text in kana, in the ways that the index may hold. */
async function kanaOf(
  { field }: TextQuery,
  sounds: readonly RomajiSound[],
  vocabulary: Vocabulary,
): Promise<{ readonly queries: PlacedTerms[]; readonly to: string } | undefined> {
  const fields = field === 'any' ? FIELDS : FIELDS.filter((one) => one === field);
  if (fields.length === 0) return undefined;
  const forms = romajiForms(sounds.map(({ kana }) => kana)).map((kana) => pairsOf(Array.from(kana)));
  const pairs = [...new Set(forms.flat())];
  const frequencies = await vocabulary.frequencies(pairs);
  const known = new Set(pairs.filter((_, at) => (frequencies[at] ?? 0) > 0));
  const held = forms
    .filter((form) => form.length > 0 && form.every((pair) => known.has(pair)))
    .slice(0, MOST_KANA);
  const [first] = held;
  if (first === undefined) return undefined;
  const queries = held.map(
    (form): PlacedTerms => ({
      kind: 'placed',
      fields,
      places: form.map((pair, offset) => ({ offset, anyOf: [pair] })),
      length: form.length + 1,
    }),
  );
  return { queries, to: first.map((pair, at) => (at === 0 ? pair : pair.slice(1))).join('') };
}

/** The words in the spellings that the index has; undefined where it has no other one of any word. */
async function respelt(
  text: TextQuery,
  words: readonly string[],
  sounds: readonly (readonly RomajiSound[])[],
  vocabulary: Vocabulary,
): Promise<{ readonly query: WideQuery; readonly changed: { from: string; to: string }[] } | undefined> {
  const near = new Map<string, readonly NearWord[]>();
  const plain = new Set(plainWords(text.text).map(({ term }) => term));
  for (const [at, word] of words.entries()) {
    if (!plain.has(word)) continue;
    const forms = romajiForms(sounds[at]!.map(({ latin }) => latin));
    const frequencies = await vocabulary.frequencies(forms);
    const held = forms
      .map((form, place) => ({
        word: form,
        slips: form === word ? 0 : 1,
        frequency: frequencies[place] ?? 0,
      }))
      .filter(({ frequency }) => frequency > 0)
      .toSorted((a, b) => b.slips - a.slips)
      .slice(0, MOST_LATIN);
    if (held.some(({ slips }) => slips > 0)) near.set(word, held);
  }
  if (near.size === 0) return undefined;
  const changed = [...near].map(([from, [best]]) => ({ from, to: best!.word }));
  return { query: changedWords(text, near), changed };
}
