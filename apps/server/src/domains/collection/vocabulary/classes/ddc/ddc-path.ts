/**
 * The classes of a number of the Dewey Decimal Classification from its main class down, as digits: 636.7 is 6, 63, 636, 636.7. Zeros at
 * the end of decimals do not count, and no class ends in one: 919.8904 is below 919.89. Empty for a text that is no such number.
 */
export function ddcPath(notation: string): string[] {
  const plain = notation.normalize('NFKC').replace(/['′/]/g, '').trim().replace(/^[[(]/, '');
  const [, section, digits = ''] = NUMBER.exec(plain) ?? [];
  if (section === undefined) return [];
  const path = [section.slice(0, 1), section.slice(0, 2), section];
  const decimals = digits.replace(/(?<!0)0+$/, '');
  for (let end = 1; end <= Math.min(decimals.length, STEPS); end++)
    if (decimals[end - 1] !== '0') path.push(`${section}.${decimals.slice(0, end)}`);
  if (decimals.length > STEPS) path.push(`${section}.${decimals}`);
  return path;
}

/** Three digits, and perhaps decimals behind a point; what else may be behind them is not part of the number. */
const NUMBER = /^(\d{3})(?!\d)(?:\.(\d+))?/;
/** Decimals that make a step each; the others make one more. */
const STEPS = 4;
