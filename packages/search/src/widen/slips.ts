/** Words of so many letters may hold one slip, and two slips. */
const ONE_SLIP_LETTERS = 4;
const TWO_SLIPS_LETTERS = 9;

/** How many slips a word may hold: none in a short one, in numbers none at all. */
export function slipsAllowed(word: string): number {
  if (!/^[\p{L}\p{M}]+$/u.test(word)) return 0;
  if (word.length >= TWO_SLIPS_LETTERS) return 2;
  return word.length >= ONE_SLIP_LETTERS ? 1 : 0;
}

/**
 * Slips between two rows of characters: insertions, deletions, substitutions, swaps of neighbours (optimal string alignment).
 * `most + 1` where there are more than `most`.
 */
export function slipsBetween(a: readonly string[], b: readonly string[], most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let swapped: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(before[j - 1]! + (same ? 0 : 1), before[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, swapped[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [swapped, before] = [before, row];
  }
  return Math.min(before[b.length]!, most + 1);
}
