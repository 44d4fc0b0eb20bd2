/** The ways to match the words of a row: 1 exact, 2 all words, 3 any word, 4 prefix. */
export const MATCH_MODES = [1, 2, 3, 4] as const;

export type MatchMode = (typeof MATCH_MODES)[number];

/** The match mode of a row from an address; 2 for any other number. */
export function matchModeOf(value: number): MatchMode {
  return MATCH_MODES.find((one) => one === value) ?? 2;
}
