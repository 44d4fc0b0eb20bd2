/** Blanks of any kind, control characters, and halves of characters, which are no text. */
const GAPS = /[\s\p{Cc}\p{Cs}]+/gu;

/** Text from an address as one line of at most `most` UTF-16 units; a gap of any length is one space. */
export function oneLine(text: string, most: number): string {
  const line = text.replace(GAPS, ' ').trim();
  return line.length <= most ? line : oneLine(line.slice(0, most), most);
}
