import {
  FILED_TITLE_SCORE,
  MAIN_TITLE_SCORE,
  SERIAL_TITLE_SCORE,
  TITLE_PROPER_SCORE,
  WRITTEN_TITLE_SCORE,
} from '../ranking/score-levels.ts';
import type { Explanation } from '../search-engine.ts';
import { TITLE_KEYS, TITLE_LENGTHS } from './mapping.ts';

/** The cluster's explanation of a score. */
export interface ClusterExplanation {
  readonly value: number;
  readonly description: string;
  readonly details?: readonly ClusterExplanation[];
}

/**
 * The cluster's explanation in the port's shape: down to the score of each word in a field, without the statistics below. Parts are
 * summed or multiplied, or the best of them counts.
 */
export function readExplanation(node: ClusterExplanation): Explanation {
  const { value, description, details = [] } = node;
  const share = /^max plus ([\d.]+) times others of/.exec(description);
  if (share) return bestAndShares(node, Number(share[1]));
  if (description.startsWith('min of'))
    return readExplanation(details[0] ?? { value, description: 'factors' });
  if (/^function score, product of/.test(description)) return readFactors(node);
  if (description === FIRST_OF_FACTORS)
    return readExplanation(details[0] ?? { value, description: NO_FACTOR });
  if (/^(sum|product|max) of|^function score/.test(description)) {
    const parts = details.map(readExplanation);
    const [only] = parts;
    return parts.length === 1 && only ? only : { score: value, what: nameOf(description), parts };
  }
  return { score: value, what: readable(node), parts: [] };
}

const FIRST_OF_FACTORS = 'function score, score mode [first]';

/** The best field counts; of the other fields a share is added. */
function bestAndShares({ value, details = [] }: ClusterExplanation, share: number): Explanation {
  const ordered = details.map(readExplanation).sort((a, b) => b.score - a.score);
  const parts = ordered.map((part, at) =>
    at === 0 ? part : { score: part.score * share, what: `${part.what}, a share of ${share}`, parts: [] },
  );
  const [only] = parts;
  return parts.length === 1 && only ? only : { score: value, what: 'fields together', parts };
}

/** The words multiplied by factors; a factor is named by the query that made it. Those that change nothing are left out. */
function readFactors({ value, details = [] }: ClusterExplanation): Explanation {
  const filter = details.find(({ description }) => description.startsWith('match filter'));
  if (filter) return { score: value, what: givenName(details) ?? 'boost', parts: [] };
  const [words, ...factors] = details
    .filter(({ description }) => description !== NO_FACTOR)
    .map(readExplanation);
  if (words === undefined || factors.length === 0)
    return words ?? { score: value, what: 'no words', parts: [] };
  return { score: value, what: 'the words, multiplied by what follows', parts: [words, ...factors] };
}

const NO_FACTOR = 'No function matched';

/** The name that a query gave to a factor. */
function givenName(details: readonly ClusterExplanation[]): string | undefined {
  for (const { description, details: below = [] } of details) {
    const name = /\(_name: ([^()]*)\)/.exec(description)?.[1] ?? givenName(below);
    if (name !== undefined) return name;
  }
  return undefined;
}

function nameOf(description: string): string {
  if (description.startsWith('max')) return 'the best of';
  return description.startsWith('sum') ? 'all of' : 'factors';
}

function readable({ value, description, details = [] }: ClusterExplanation): string {
  if (description.startsWith('field value function')) return 'use and recency';
  if (description.includes(`${TITLE_KEYS}:`)) return TITLE_STEPS.get(value) ?? 'the title by one of its keys';
  if (description.includes(`${TITLE_LENGTHS}:`)) return 'the whole title by its sound';
  const whole = /\b([a-z]+)_whole:/.exec(description)?.[1];
  if (whole) return `${whole}: the whole value`;
  const weight = /^weight\((.*) in \d+\) \[/.exec(description)?.[1];
  if (weight === undefined) return withoutTracks(description);
  return `${withoutTracks(weight)}${factorsOf(details)}`;
}

/** What a match of a title key means, by its score. */
const TITLE_STEPS: ReadonlyMap<number, string> = new Map([
  [TITLE_PROPER_SCORE, 'the title before its subtitle'],
  [MAIN_TITLE_SCORE, 'the main title'],
  [FILED_TITLE_SCORE, 'the main title but for its first article'],
  [WRITTEN_TITLE_SCORE, 'the title as the query is written'],
  [SERIAL_TITLE_SCORE, 'the title of a journal or newspaper'],
]);

/** The field names without those of our tracks, which mean nothing to people. */
function withoutTracks(description: string): string {
  return description
    .replace(/^ConstantScore\((.*)\)\^[\d.E]+$/, '$1')
    .replace(/mask\(((?:(?!mask\().)*?)\) as \w+_p\d/g, '$1')
    .replace(/\b([a-z]+)(?:_p\d)?:/g, '$1: ');
}

function factorsOf([computed]: readonly ClusterExplanation[]): string {
  const factors = computed?.details ?? [];
  const factor = (name: string) => factors.find(({ description }) => description.startsWith(name))?.value;
  const boost = factor('boost');
  const rarity = factor('idf');
  return boost === undefined || rarity === undefined
    ? ''
    : ` (weight ${boost.toPrecision(2)}, rarity ${rarity.toPrecision(2)})`;
}
