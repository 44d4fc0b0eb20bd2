/**
 * Text with the search words highlighted. Ranges are half-open, in UTF-16 units, in order and without overlap, as the server gives them.
 */
export function Marked({
  text,
  ranges,
}: {
  readonly text: string;
  readonly ranges: readonly (readonly [start: number, end: number])[];
}) {
  const parts = ranges.flatMap(([start, end], index) => [
    text.slice(ranges[index - 1]?.[1] ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
