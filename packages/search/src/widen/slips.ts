/** Letters from which on a word may hold one slip, and two. */
const ONE_SLIP_LETTERS = 4;
const TWO_SLIPS_LETTERS = 9;

/** How many slips a word may hold: none in a short one, in numbers none at all. */
export function slipsAllowed(word: string): number {
  if (!/^[\p{L}\p{M}]+$/u.test(word)) return 0;
  if (word.length >= TWO_SLIPS_LETTERS) return 2;
  return word.length >= ONE_SLIP_LETTERS ? 1 : 0;
}
