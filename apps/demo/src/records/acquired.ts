import { seededRandom } from '../seeded-random.ts';

const SPREAD_DAYS = 700;

/** Number of days before loading the demo on which the library got a work: 0 to 700, always the same for a work. */
export function acquiredDaysAgo(workId: string): number {
  let seed = 7;
  for (const sign of workId) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return Math.floor(seededRandom(seed).next() * SPREAD_DAYS * 100) / 100;
}
