import { seededRandom } from '../seeded-random.ts';

const SPREAD_DAYS = 700;

/** How many days before the demo was loaded a work came to the library: spread over two years, the same for the same work. */
export function acquiredDaysAgo(workId: string): number {
  let seed = 7;
  for (const sign of workId) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return Math.floor(seededRandom(seed).next() * SPREAD_DAYS * 100) / 100;
}
