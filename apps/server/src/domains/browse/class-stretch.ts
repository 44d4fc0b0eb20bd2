/**
 * The notations that a class stands for: itself, or each of a stretch: "I3/7" is I3 to I7, "B51/56" B51 to B56, "C829.3/.7" C829.3 to
 * C829.7. The stretch ends with as many digits as stand behind the stroke; a text that makes no sense stands for itself.
 */
export function startsOf(notation: string): string[] {
  const [, letters = '', first = '', last = ''] = STRETCH.exec(notation) ?? [];
  const head = first.slice(0, first.length - last.length);
  const from = Number(first.slice(head.length));
  const to = Number(last);
  if (last === '' || head.length + last.length !== first.length || !(from < to) || to - from > MOST) {
    return [notation];
  }
  return Array.from(
    { length: to - from + 1 },
    (_, at) => letters + head + String(from + at).padStart(last.length, '0'),
  );
}

const STRETCH = /^([A-Z]{1,3})(\d+(?:\.\d+)*)\/\.?(\d+)$/;
const MOST = 50;

/** True where `notation` is the class `start` or below it. */
export function isWithin(notation: string, start: string): boolean {
  return notation.startsWith(start);
}
