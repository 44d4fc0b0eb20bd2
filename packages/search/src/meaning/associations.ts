import { GrowingU32 } from '../builtin/segment/growing-array.ts';
import { exactLog } from './exact-log.ts';
import { LEARNING } from './learning.ts';
import { Strongest } from './strongest.ts';

/** Which records have each of some things, and which concepts each record has; all by number, lists end to end. */
export interface CountedTogether {
  readonly records: number;
  /** The records of thing `n` are those from `recordsFrom[n]` to before `recordsFrom[n + 1]`. */
  readonly recordsFrom: Uint32Array;
  readonly recordsOf: Uint32Array;
  /** The concepts of record `n` end before `conceptsEnd[n]`. */
  readonly conceptsEnd: Uint32Array;
  readonly conceptsOf: Uint32Array;
  /** In how many records each concept is. */
  readonly conceptCounts: Uint32Array;
}

/** For each thing its strongest concepts, strongest first: see `associate`. */
export interface Associations {
  /** Those of thing `n` are from `from[n]` to before `from[n + 1]`. */
  readonly from: Uint32Array;
  /** Concept × 256 + weight; 255 is the weight of the strongest concept of the thing. */
  readonly packed: Uint32Array;
  /** For each of `packed`: the share of the records with the thing that have the concept, at least, in 1/255: see `leastShare`. */
  readonly shares: Uint8Array;
  /** How much the strongest concept says, in 1/256. */
  readonly strengths: Uint16Array;
}

const STRENGTH_UNIT = 256;

/**
 * Learns which concepts stand together with each thing (a word, a pair of words, another concept) more often than by chance.
 *
 * The strength of a concept c for a thing t is PPMI(t, c) · √P(c|t) · idf(t):
 * - PPMI, positive pointwise mutual information, is ln(P(c|t) / P(c)) where this is positive. P(c) is smoothed to the power 3/4 (Levy,
 *   Goldberg and Dagan 2015), so that rare concepts do not lead everywhere. P(c|t) is n(t, c) / (n(t) + 1): what was seen once or twice
 *   counts less.
 * - √P(c|t) puts what most records of the thing have before what few have.
 * - idf, ln(1 + N / n(t)), lets rare things say more than frequent ones; a thing in more than a tenth of the records says nothing.
 */
export function associate(
  things: number,
  most: number,
  counted: CountedTogether,
  itself: boolean,
): Associations {
  const { records, recordsFrom, recordsOf, conceptsEnd, conceptsOf, conceptCounts } = counted;
  const chances = smoothedChances(records, conceptCounts);
  const together = new Uint32Array(conceptCounts.length);
  const touched = new GrowingU32();
  const strongest = new Strongest(most);
  const from = new Uint32Array(things + 1);
  const packed = new GrowingU32();
  const shares = new GrowingU32();
  const strengths = new Uint16Array(things);
  for (let thing = 0; thing < things; thing++) {
    const count = recordsFrom[thing + 1]! - recordsFrom[thing]!;
    strongest.clear();
    touched.resize(0);
    if (count > 0 && count <= records * LEARNING.largestShare) {
      for (let at = recordsFrom[thing]!; at < recordsFrom[thing + 1]!; at++) {
        const record = recordsOf[at]!;
        for (let place = record === 0 ? 0 : conceptsEnd[record - 1]!; place < conceptsEnd[record]!; place++) {
          const concept = conceptsOf[place]!;
          if (together[concept] === 0) touched.push(concept);
          together[concept]!++;
        }
      }
      const least = count > LEARNING.trustedOnce ? 2 : 1;
      for (const concept of touched.view()) {
        const times = together[concept]!;
        if (times < least || (itself && concept === thing)) continue;
        const share = times / (count + 1);
        const chance = chances[concept]!;
        if (share > chance) strongest.offer(concept, exactLog(share / chance) * Math.sqrt(share));
      }
    }
    const top = strongest.size === 0 ? 0 : strongest.strength(0);
    strengths[thing] = Math.min(
      0xffff,
      Math.round(top * exactLog(1 + records / Math.max(1, count)) * STRENGTH_UNIT),
    );
    for (let place = 0; place < strongest.size; place++) {
      const weight = Math.round((255 * strongest.strength(place)) / top);
      if (weight === 0) continue;
      const concept = strongest.number(place);
      packed.push(concept * 256 + weight);
      shares.push(Math.floor(255 * leastShare(together[concept]!, count)));
    }
    from[thing + 1] = packed.length;
    for (const concept of touched.view()) together[concept] = 0;
  }
  return { from, packed: packed.view().slice(), shares: Uint8Array.from(shares.view()), strengths };
}

/** The quantile of the normal distribution for a certainty of 99 % on one side. */
const CERTAINTY = 2.326;

/**
 * The share of all records with a thing that have a concept is at least this, with a certainty of 99 %, where `times` of `count` records
 * have it (lower bound of the score interval, Wilson 1927). What was seen twice in two records says little: 0.27.
 */
function leastShare(times: number, count: number): number {
  const square = CERTAINTY * CERTAINTY;
  const share = times / count;
  const middle = share + square / (2 * count);
  const half = CERTAINTY * Math.sqrt((share * (1 - share) + square / (4 * count)) / count);
  return Math.max(0, (middle - half) / (1 + square / count));
}

/** The chance that a record has each concept, smoothed so that the rare ones have a larger one. */
function smoothedChances(records: number, counts: Uint32Array): Float64Array {
  const chances = new Float64Array(counts.length);
  let sum = 0;
  let smoothedSum = 0;
  for (let concept = 0; concept < counts.length; concept++) {
    const root = Math.sqrt(Math.sqrt(counts[concept]!));
    chances[concept] = root * root * root;
    sum += counts[concept]!;
    smoothedSum += chances[concept]!;
  }
  const scale = sum / smoothedSum / records;
  for (let concept = 0; concept < counts.length; concept++) chances[concept]! *= scale;
  return chances;
}
