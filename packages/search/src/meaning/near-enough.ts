/**
 * The share of the best score that a record must have. Less is a concept that many records have by the way: a small catalogue would answer
 * nearly each search with all it has. The share is relative, since scores of one question and another cannot be compared: a question of few
 * known words has a low best score. A fifth loses no recall at ten (docs/decisions/0083-meaning-in-the-engines.md); a limit of the angle
 * between question and record does.
 */
const LEAST_SHARE = 0.2;

/** Those of the best by meaning, best first, that are near enough to the first of them. */
export function nearEnough<Hit extends { readonly score: number }>(hits: readonly Hit[]): Hit[] {
  const least = LEAST_SHARE * (hits[0]?.score ?? 0);
  return hits.filter(({ score }) => score >= least);
}
