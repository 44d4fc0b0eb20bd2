import { readFileSync } from 'node:fs';
import { type LeftOutPairs, safePairs } from './variant-pairs.ts';

/**
 * Pairs of variants by their codes in EACC, the East Asian set of MARC-8, and those of them that are not the same word, by reason. Made by
 * scripts/make-eacc-variants.ts.
 */
export interface EaccVariants {
  readonly source: string;
  /** Pairs of two characters with spaces between. */
  readonly pairs: string;
  readonly leftOut: LeftOutPairs;
}

/** The table as it is stored. */
export function readEaccVariants(): EaccVariants {
  return JSON.parse(
    readFileSync(new URL('./eacc-variants.data.json', import.meta.url), 'utf8'),
  ) as EaccVariants;
}

/** The pairs that are the same word, in the order in which they are to be joined. */
export function safeEaccPairs(): string[] {
  const { pairs, leftOut } = readEaccVariants();
  return safePairs([pairs], leftOut);
}
