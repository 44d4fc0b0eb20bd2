/** Reading of answers that nobody has checked: another type than expected is nothing. */

/** The value at a path of keys; undefined if there is none. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let here: unknown = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string, unknown>)[key];
  }
  return here;
}

/** A list: what is alone is a list of one, because XML does not tell them apart. */
export function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** A text, or a number as one. */
export function words(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

const MOST_COUNTED = 1_000_000_000;

/** A count: a whole number that is not negative, also as digits. */
export function count(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MOST_COUNTED
    ? number
    : null;
}

export function year(value: unknown): number | null {
  const number = count(value);
  return number !== null && number >= 1000 && number <= 2999 ? number : null;
}

/** A yes or no, also as `Y` and `N`. */
export function yes(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 'Y' || value === 'true') return true;
  return value === 'N' || value === 'false' ? false : null;
}
