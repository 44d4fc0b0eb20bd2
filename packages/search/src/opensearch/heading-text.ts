import { orderedText, plainText } from './ordered-text.ts';

/** Stands between filing key and text; lower than any sign of a key, so that a key files before the longer keys that begin with it. */
const SEPARATOR = '\u0001';

/** A heading as the cluster files it. Without a text: a place before all headings with this filing key. */
export function headingText(key: string, heading?: string): string {
  return orderedText(heading === undefined ? key : `${key}${SEPARATOR}${heading}`);
}

/** The filing key and the text of a heading. */
export function readHeading(text: string): { readonly key: string; readonly value: string } {
  const plain = plainText(text);
  const end = plain.indexOf(SEPARATOR);
  return { key: plain.slice(0, end), value: plain.slice(end + SEPARATOR.length) };
}
