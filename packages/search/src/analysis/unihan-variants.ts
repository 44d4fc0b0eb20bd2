import { readFileSync } from 'node:fs';
import { type LeftOutPairs, safePairs } from './variant-pairs.ts';

/**
 * Pairs of variants of the Unicode Han database by relation, and those of them that are not the same word, by reason. A text holds pairs
 * of two characters with spaces between. Made by scripts/make-unihan-variants.ts, which has the rules.
 */
export interface UnihanVariants {
  readonly source: string;
  readonly pairs: Readonly<
    Record<'kZVariant' | 'kSimplifiedVariant' | 'kSemanticVariant' | 'kSpecializedSemanticVariant', string>
  >;
  readonly leftOut: LeftOutPairs;
}

/** The table as it is stored. */
export function readUnihanVariants(): UnihanVariants {
  return JSON.parse(
    readFileSync(new URL('./unihan-variants.data.json', import.meta.url), 'utf8'),
  ) as UnihanVariants;
}

/** The pairs that are the same word, in the order in which they are to be joined. */
export function safeUnihanPairs(): string[] {
  const { pairs, leftOut } = readUnihanVariants();
  return safePairs(Object.values(pairs), leftOut);
}
