/** White space, control characters and lone surrogates. */
const GAPS = /[\s\p{Cc}\p{Cs}]+/gu;

/** Text from a request in one line of at most `maxLength` UTF-16 units; each gap becomes one space. */
export function oneLine(text: string, maxLength: number): string {
  const line = text.replace(GAPS, ' ').trim();
  return line.length <= maxLength ? line : oneLine(line.slice(0, maxLength), maxLength);
}
