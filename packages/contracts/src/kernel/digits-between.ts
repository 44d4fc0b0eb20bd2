/**
 * A regular expression (ECMA-262, as JSON Schema has it) for the decimal digits of whole numbers from `min` to `max`, zeros in front of them
 * allowed.
 */
export function digitsBetween(min: number, max: number): string {
  const ways = [
    ...(min < 0 ? [`-0*(${alternatives(Math.max(1, -max), -min)})`] : []),
    ...(min <= 0 && max >= 0 ? ['-?0+'] : []),
    ...(max > 0 ? [`0*(${alternatives(Math.max(1, min), max)})`] : []),
  ];
  return `^(${ways.join('|')})$`;
}

/** The digits of numbers from `from` (at least 1) to `to`, without zeros in front. */
function alternatives(from: number, to: number): string {
  const found: string[] = [];
  for (let low = from; low <= to; ) {
    const high = endOfBlock(low, to);
    found.push(block(String(low), String(high)));
    low = high + 1;
  }
  return found.join('|');
}

/** The last number of the largest block from `low` to at most `to` in which digits from some place on are free, and the one before varies. */
function endOfBlock(low: number, to: number): number {
  let size = 1;
  while (low % (size * 10) === 0 && low + size * 10 - 1 <= to) size *= 10;
  const lastDigit = Math.floor(low / size) % 10;
  const fits = Math.floor((to - low + 1) / size);
  return low + Math.min(10 - lastDigit, fits) * size - 1;
}

/** Both have as many digits; where they differ the first time, all digits after that are free. */
function block(low: string, high: string): string {
  const at = Array.from(low).findIndex((digit, place) => digit !== high[place]);
  if (at === -1) return low;
  const free = low.length - at - 1;
  return `${low.slice(0, at)}[${low[at]}-${high[at]}]${free === 0 ? '' : `[0-9]{${free}}`}`;
}
