import { knownRun, nearRuns, shortRuns } from './near-runs.ts';
import { plainWords } from './plain-words.ts';
import { slipsAllowed } from './slips.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word in no more documents may be a slip, where the better word is in so many times as many. */
const RARE = 3;
const MUCH_MORE_FREQUENT = 50;
const CANDIDATES = 8;
const MOST_WORDS = 12;
const MOST_RUNS = 3;

/**
 * The text with some words corrected: those that the index does not have, and rare ones beside which a word with one slip less is frequent.
 * Undefined where nothing better is known.
 */
export async function spell(text: string, vocabulary: Vocabulary): Promise<string | undefined> {
  const letters = await spellWords(text, vocabulary);
  return (await spellRuns(letters ?? text, vocabulary)) ?? letters;
}

/**
 * The text with short runs of Han characters corrected that are in few records and are no title or name: to a title or name with
 * one character that sounds alike.
 */
async function spellRuns(text: string, vocabulary: Vocabulary): Promise<string | undefined> {
  let spelt = text;
  for (const typed of shortRuns(text).slice(0, MOST_RUNS)) {
    const run = await knownRun(typed, vocabulary);
    const frequency = Math.min(...run.frequencies);
    const [isWhole] = await vocabulary.areWholeValues([typed]);
    if (frequency > RARE || isWhole) continue;
    const [near] = await nearRuns(run, vocabulary, 1);
    if (near !== undefined && (near.isWhole || near.frequency >= Math.max(1, frequency * MUCH_MORE_FREQUENT)))
      spelt = spelt.replaceAll(typed, near.text);
  }
  return spelt === text ? undefined : spelt;
}

async function spellWords(text: string, vocabulary: Vocabulary): Promise<string | undefined> {
  const words = plainWords(text).slice(0, MOST_WORDS);
  const frequencies = await vocabulary.frequencies(words.map(({ term }) => term));
  let spelt = '';
  let copied = 0;
  for (const [number, { term, start, end }] of words.entries()) {
    const better = await betterWord(term, frequencies[number] ?? 0, vocabulary);
    if (better === undefined) continue;
    spelt += text.slice(copied, start) + better;
    copied = end;
  }
  return copied === 0 ? undefined : spelt + text.slice(copied);
}

async function betterWord(
  word: string,
  frequency: number,
  vocabulary: Vocabulary,
): Promise<string | undefined> {
  const slips = slipsAllowed(word);
  if (slips === 0 || frequency > RARE) return undefined;
  const near = await vocabulary.nearWords(word, frequency === 0 ? slips : 1, CANDIDATES);
  return near.find((one) => one.frequency >= Math.max(1, frequency * MUCH_MORE_FREQUENT))?.word;
}
