import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of letters as the document draws it. */
export type PlacedItem = Extract<
  Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number],
  { readonly str: string }
>;

/** Where the letters of an item stand in the text of the page; the item may have more letters than the text took of it. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly item: PlacedItem;
}

/** The text of a page as it is searched, and what each part of it was made of. */
export interface PageWords {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Fonts whose letters stand below each other. */
  readonly uprightFonts: ReadonlySet<string>;
}

/** No page has more; a page of hidden text could. */
const MOST_TEXT = 100_000;
/** Scripts that are written without spaces: a word may go on in the next line. */
const UNSPACED_END = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆、。，]$/u;
const UNSPACED_START = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆]/u;
/** A word of a script with letters that is divided at the end of its line. */
const DIVIDED = /\p{Ll}[-\u00ad\u2010]$/u;
const GOES_ON = /^\p{Ll}/u;
/** Lines of one text differ by no more than this part of their size, and are no further apart than so many sizes. */
const OTHER_SIZE = 0.12;
const FAR_LINE = 2.2;

/**
 * Reads the text of a page for searching. A line end becomes a space, and nothing between two Han characters or kana, or where a hyphen
 * divides a word.
 */
export async function readPageWords(page: PDFPageProxy): Promise<PageWords> {
  const { items, styles } = await page.getTextContent();
  const uprightFonts = new Set(
    Object.entries(styles).flatMap(([name, style]) => (style.vertical ? [name] : [])),
  );
  const pieces: { start: number; end: number; item: PlacedItem }[] = [];
  let text = '';
  let isLineEnd = false;
  let before: PlacedItem | undefined;
  for (const item of items) {
    if (!('str' in item) || text.length > MOST_TEXT) continue;
    const letters = item.str.toWellFormed();
    if (isLineEnd && letters.trim() !== '') {
      text = before && isNextLine(before, item) ? joined(text, letters) : apart(text);
      const last = pieces.at(-1);
      if (last && last.end > text.length) last.end = text.length;
      isLineEnd = false;
    }
    if (letters !== '') {
      pieces.push({ start: text.length, end: text.length + letters.length, item });
      text += letters;
      if (letters.trim() !== '') before = item;
    }
    isLineEnd ||= item.hasEOL;
  }
  return { text: text.slice(0, MOST_TEXT), pieces, uprightFonts };
}

/** Whether a line goes on in another one: letters of about the same size, not far away. A heading does not go on in what is below it. */
function isNextLine(line: PlacedItem, next: PlacedItem): boolean {
  const [size, nextSize] = [sizeOf(line), sizeOf(next)];
  const isAlike = Math.abs(size - nextSize) <= size * OTHER_SIZE;
  const [, , up = 0, upY = 0, x = 0, y = 0] = line.transform as number[];
  const [, , , , nextX = 0, nextY = 0] = next.transform as number[];
  // Along the height of the letters, whichever way the page is turned.
  const distance = Math.abs((nextX - x) * up + (nextY - y) * upY) / (size || 1);
  return isAlike && distance <= size * FAR_LINE;
}

/** The height of letters, in units of the page. */
function sizeOf({ transform }: PlacedItem): number {
  const [, , x = 0, y = 0] = transform as number[];
  return Math.hypot(x, y);
}

/** The text so far, with a space behind it. */
function apart(text: string): string {
  return text === '' || text.endsWith(' ') ? text : `${text} `;
}

/** The text so far, as the next line is written behind it. */
function joined(text: string, next: string): string {
  if (DIVIDED.test(text.slice(-2)) && GOES_ON.test(next)) return text.slice(0, -1);
  const isWhole = UNSPACED_END.test(text.slice(-2)) && UNSPACED_START.test(next);
  return isWhole ? text : apart(text);
}
