/** Pairs that are not the same word, by reason. A text holds pairs of two characters with spaces between. */
export type LeftOutPairs = Readonly<Record<string, string>>;

/** The pairs of texts that are not left out, in their order. */
export function safePairs(texts: readonly string[], leftOut: LeftOutPairs): string[] {
  const unsafe = new Set(pairsIn(Object.values(leftOut)));
  return pairsIn(texts).filter((pair) => !unsafe.has(pair));
}

/** All pairs of texts. */
export function pairsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(' '));
}
