/** By code units, as databases compare texts without a language. Negative if `one` stands before `other`. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
