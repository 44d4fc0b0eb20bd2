/**
 * Reads one parameter, which may be repeated, as the search call's schema does. Undefined where the call would refuse it. Written by
 * hand, because the schema library is larger than the whole result page. A test checks that both read alike.
 */
export type Reader<T> = (values: readonly string[]) => T | undefined;

const CONTROL = /\p{Cc}/u;
const ID = /^[A-Za-z0-9_.:-]{1,64}$/;

/** One line of text of at most `max` Unicode code points. */
export function line(text: string, max: number): string | undefined {
  const fits = text.length <= max || Array.from(text).length <= max;
  return fits && !CONTROL.test(text) ? text.toWellFormed().trim() : undefined;
}

/** An id or a code. */
export function code(text: string): string | undefined {
  return ID.test(text) ? text : undefined;
}

/** A whole number in decimal digits. */
export function whole(min: number, max: number): Reader<number> {
  return ([text = '']) => {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
}

export function oneOf<const T extends string>(known: readonly T[]): Reader<T> {
  return ([text]) => known.find((one) => one === text);
}

/** Yes as 1 or true; no as 0, false or nothing. */
export function flag([text = '']: readonly string[]): boolean | undefined {
  if (text === '1' || text === 'true') return true;
  return ['', '0', 'false'].includes(text) ? false : undefined;
}

/** If one value is unreadable, the whole list is: half of a filter would find the wrong records. */
export function listOf<T>(readOne: (text: string) => T | undefined, max: number): Reader<T[]> {
  return (values) => {
    const read = values.filter((one) => one.trim() !== '').map(readOne);
    const list = read.filter((one) => one !== undefined);
    return list.length === read.length && list.length <= max ? list : undefined;
  };
}
