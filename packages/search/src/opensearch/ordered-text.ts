/** Most UTF-16 units of a value that is kept whole to be filtered, counted or sorted by: Lucene takes 32,766 bytes. */
const LONGEST = 8000;

const MOVED_FROM = 0xe000;
const MOVED_TO = 0x100000;

/**
 * A text in another form, so that OpenSearch, which sorts by UTF-8 bytes, sorts it as everything else here, which sorts by UTF-16 units:
 * characters of the basic plane after the surrogates move after the other planes. Private characters of the last plane
 * do not survive `plainText`; halves of surrogate pairs become U+FFFD.
 */
export function orderedText(text: string): string {
  return text
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/[\ue000-\uffff]/g, (char) => String.fromCodePoint(char.charCodeAt(0) - MOVED_FROM + MOVED_TO));
}

/** The text of which `orderedText` made this. */
export function plainText(ordered: string): string {
  return ordered.replace(/[\u{100000}-\u{101fff}]/gu, (char) =>
    String.fromCharCode((char.codePointAt(0) ?? MOVED_TO) - MOVED_TO + MOVED_FROM),
  );
}
