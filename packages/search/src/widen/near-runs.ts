import { fold } from '../analysis/fold.ts';
import { traditionalForm } from '../analysis/traditional-form.ts';
import { alikeCharacters } from './near-characters.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Runs of so many Han characters are names, short titles and words; what is longer is a title or several words. */
const RUN = /(?<!\p{sc=Han})\p{sc=Han}{2,8}(?!\p{sc=Han})/gu;
/** Where all pairs of a run are known, a wrong character may be at any place; it is looked for in runs of up to so many. */
const ANY_PLACE = 4;
/** Runs that are compared with titles and names. */
const MOST_COMPARED = 100;

/** The distance of a run with two neighbours swapped: farther than any exchanged character. */
const SWAPPED = 0.8;

/** A run of Han characters that a typed one may stand for: with one other character, or two swapped. */
export interface NearRun {
  /** As a reader would write it, in the script of the typed one. */
  readonly text: string;
  /** Whether some record has it as a title, an author or a subject. */
  readonly isWhole: boolean;
  readonly distance: number;
  /** How many documents hold the rarest of its pairs. */
  readonly frequency: number;
}

/** A typed run and what the index has of it. */
export interface KnownRun {
  readonly text: string;
  readonly characters: readonly string[];
  /** For each pair of neighbours how many documents hold it. */
  readonly frequencies: readonly number[];
}

/** The short runs of Han characters in a text, each once. */
export function shortRuns(text: string): string[] {
  return [...new Set(text.match(RUN))].filter(
    (run) => Array.from(fold(run)).length === Array.from(run).length,
  );
}

/** A run with what the index has of it. */
export async function knownRun(text: string, vocabulary: Vocabulary): Promise<KnownRun> {
  const characters = Array.from(fold(text));
  return { text, characters, frequencies: await vocabulary.frequencies(pairsOf(characters)) };
}

/**
 * The runs of the index that differ from a typed one by one character, which sounds or looks alike, or by two swapped: whole titles and
 * names first, then the nearest characters, then the most frequent; at most `limit`. Only characters are exchanged whose pairs may be the
 * reason that nothing was found.
 */
export async function nearRuns(run: KnownRun, vocabulary: Vocabulary, limit: number): Promise<NearRun[]> {
  const candidates = candidatesOf(run);
  const pairs = [...new Set(candidates.flatMap(({ pairs }) => pairs))];
  const frequencies = await vocabulary.frequencies(pairs);
  const known = new Map(pairs.map((pair, at) => [pair, frequencies[at] ?? 0]));
  const weighed = candidates
    .map(({ pairs, ...candidate }) => ({
      ...candidate,
      frequency: Math.min(...pairs.map((pair) => known.get(pair) ?? 0)),
    }))
    .filter(({ frequency }) => frequency > 0)
    .sort(byLikelihood)
    .slice(0, MOST_COMPARED);
  const wholes = await vocabulary.areWholeValues(weighed.map(({ characters }) => characters.join('')));
  return weighed
    .map(({ characters, ...candidate }, at) => ({
      ...candidate,
      text: inScriptOf(run, characters),
      isWhole: wholes[at] ?? false,
    }))
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || byLikelihood(a, b))
    .slice(0, limit);
}

interface Candidate {
  readonly characters: readonly string[];
  readonly distance: number;
  readonly pairs: readonly string[];
}

/** The run with each character that may be wrong exchanged for each that sounds or looks alike, and with two neighbours swapped. */
function candidatesOf({ characters, frequencies }: KnownRun): Candidate[] {
  const unknown = frequencies.flatMap((frequency, pair) => (frequency === 0 ? [pair] : []));
  if (unknown.length === 0 && characters.length > ANY_PLACE) return [];
  /** Whether the pairs from one number to another hold all that no document holds. */
  const explains = (from: number, to: number) => unknown.every((pair) => pair >= from && pair <= to);
  const exchanged = characters.flatMap((typed, place) =>
    explains(place - 1, place)
      ? Array.from(alikeCharacters(typed), ([char, distance]) => ({
          characters: characters.with(place, char),
          distance,
        }))
      : [],
  );
  const swapped = characters.slice(1).flatMap((second, place) => {
    const first = characters[place]!;
    if (first === second || !explains(place - 1, place + 1)) return [];
    return [{ characters: characters.with(place, second).with(place + 1, first), distance: SWAPPED }];
  });
  return [...exchanged, ...swapped].map((one) => ({ ...one, pairs: pairsOf(one.characters) }));
}

type Weighed = Pick<NearRun, 'distance' | 'frequency'>;

/** The nearest first, of those equally near the most frequent. */
function byLikelihood(a: Weighed, b: Weighed): number {
  return a.distance - b.distance || b.frequency - a.frequency;
}

/** Each two characters that stand side by side. */
export function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((char, at) => `${characters[at]}${char}`);
}

/** The typed characters where they are meant, the exchanged one in their script. */
function inScriptOf({ text, characters }: KnownRun, meant: readonly string[]): string {
  const typed = Array.from(text);
  const isTraditional = typed.some(
    (char, at) => char !== characters[at] && traditionalForm(characters[at]!) === char,
  );
  return meant
    .map((char, at) => {
      if (char === characters[at]) return typed[at]!;
      return isTraditional ? traditionalForm(char) : char;
    })
    .join('');
}
