/** Years that an address has online; `to` is null where it goes on. */
export interface Coverage {
  readonly from: number;
  readonly to: number | null;
}

const YEARS =
  /(?<!\d)((?:1[4-9]|20)\d\d)(?!\d)\s*(?:[-–—~～]|至|到|\bto\b|\bà\b)\s*(?:((?:1[4-9]|20)\d\d)(?!\d))?/gu;

/** The years that a text names as a span: "1998-2004", "1998–", "1998 至 2004"; of several the first to the last. Null if it names none. */
export function coverageIn(text: string): Coverage | null {
  const spans = Array.from(text.matchAll(YEARS), ([, from, to]) => ({
    from: Number(from),
    to: to === undefined ? null : Number(to),
  })).filter(({ from, to }) => to === null || to >= from);
  if (spans.length === 0) return null;
  const ends = spans.flatMap(({ to }) => to ?? []);
  return {
    from: Math.min(...spans.map(({ from }) => from)),
    to: ends.length < spans.length ? null : Math.max(...ends),
  };
}
