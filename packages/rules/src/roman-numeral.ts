const ROMAN = /^(?=[mdclxvi])m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** The value of a Roman numeral in its regular form, 1 to 3999; undefined for any other text. */
export function romanNumeralValue(text: string): number | undefined {
  if (!ROMAN.test(text)) return undefined;
  const values = Array.from(text.toLowerCase(), (sign) => VALUES[sign] ?? 0);
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0);
}
