const YEAR = /(?<!\d)\d{3,4}(?!\d)/;

/**
 * What records say of the years of life of one name: the fullest text that is not in doubt, and all of them where they are of several
 * persons, because they begin with different years. Texts without a year (a dynasty) are of nobody else.
 */
export function yearsOfLife(texts: readonly string[]): {
  readonly dates: string;
  readonly namesakes: readonly string[];
} {
  const distinct = [...new Set(texts)];
  const births = new Map<string, string>();
  for (const text of distinct.toSorted((one, other) => other.length - one.length)) {
    const [year] = YEAR.exec(text) ?? [];
    if (year !== undefined && !births.has(year)) births.set(year, text);
  }
  if (births.size > 1) return { dates: '', namesakes: [...births.values()].sort() };
  return { dates: [...births.values()][0] ?? distinct[0] ?? '', namesakes: [] };
}
