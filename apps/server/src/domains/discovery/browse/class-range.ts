/**
 * The notations in a range of classes: "I3/7" gives I3 to I7, "B51/56" B51 to B56, "C829.3/.7" C829.3 to C829.7. The
 * digits after the slash replace as many digits at the end of the notation before it. Other text gives itself.
 */
export function startsOf(notation: string): string[] {
  const [, letters = '', first = '', last = ''] = RANGE.exec(notation) ?? [];
  const head = first.slice(0, first.length - last.length);
  const from = Number(first.slice(head.length));
  const to = Number(last);
  if (last === '' || head.length + last.length !== first.length || !(from < to) || to - from > MAX_SIZE) {
    return [notation];
  }
  return Array.from(
    { length: to - from + 1 },
    (_, at) => letters + head + String(from + at).padStart(last.length, '0'),
  );
}

const RANGE = /^([A-Z]{1,3})(\d+(?:\.\d+)*)\/\.?(\d+)$/;
const MAX_SIZE = 50;

/** True if `notation` is the class `start` or below it. */
export function isWithin(notation: string, start: string): boolean {
  return notation.startsWith(start);
}
