import { createCanvas } from '@napi-rs/canvas';
import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageBox, PageBoxes, PageTask, TextRange } from '../page-tasks.ts';
import { pageOf } from './draw-page.ts';
import { MARK_FONT } from './fonts.ts';
import { openPdf } from './open-pdf.ts';
import { type Piece, readPageWords } from './page-words.ts';

/** More are no help to anybody who looks at a page. */
const MOST_BOXES = 500;
/** How far letters reach below and above their line, as a part of their height. */
const BELOW = 0.22;
const ABOVE = 0.92;

/** Finds the places of some ranges of a page's text. A range that goes over several lines has a box in each. */
export async function findBoxes({
  path,
  page: number,
  text: expected,
  ranges,
}: Omit<Extract<PageTask, { what: 'boxes' }>, 'what'>): Promise<PageBoxes> {
  const page = await pageOf(await openPdf(path), number);
  const { text, pieces, uprightFonts } = await readPageWords(page);
  const viewport = page.getViewport({ scale: 1 });
  page.cleanup();
  if (text !== expected) return { boxes: [] };
  const boxes = ranges.flatMap((range) =>
    pieces
      .filter(({ start, end }) => start < range.end && end > range.start)
      .flatMap((piece) => boxOf(piece, range, viewport, uprightFonts.has(piece.item.fontName)) ?? []),
  );
  return { boxes: boxes.slice(0, MOST_BOXES) };
}

function boxOf(
  piece: Piece,
  range: TextRange,
  viewport: PageViewport,
  isUpright: boolean,
): PageBox | undefined {
  const { str, transform, width, height } = piece.item;
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform as number[];
  const along = unit(a, b);
  const up = unit(c, d);
  const size = Math.hypot(c, d);
  const share = (offset: number) => shareOf(str, Math.max(0, Math.min(str.length, offset - piece.start)));
  const [from, to] = [share(range.start), share(range.end)];
  if (!(size > 0) || to <= from) return undefined;
  // Upright lines go down from the middle of their upper edge.
  const corners = isUpright
    ? [point(-size / 2, -height * from), point(size / 2, -height * to)]
    : [
        point(width * from, -size * BELOW),
        point(width * to, size * ABOVE),
        point(width * from, size * ABOVE),
      ];
  const places = corners.map(([px, py]) => viewport.convertToViewportPoint(px, py) as number[]);
  return within(places, viewport);

  function point(right: number, higher: number): [number, number] {
    return [x + along.x * right + up.x * higher, y + along.y * right + up.y * higher];
  }
}

function within(places: readonly number[][], { width, height }: PageViewport): PageBox | undefined {
  const part = (at: number, whole: number) => places.map((place) => clamped((place[at] ?? 0) / whole));
  const [xs, ys] = [part(0, width), part(1, height)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  return box.width > 0 && box.height > 0 ? box : undefined;
}

function clamped(part: number): number {
  return Number.isFinite(part) ? Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000 : 0;
}

function unit(x: number, y: number): { readonly x: number; readonly y: number } {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

const ruler = createCanvas(1, 1).getContext('2d');

/** Which part of the width of some letters stands before an offset, by a font that has them all: the document's own font is not asked. */
function shareOf(letters: string, offset: number): number {
  if (offset === 0) return 0;
  if (offset >= letters.length) return 1;
  ruler.font = `32px "${MARK_FONT}"`;
  const whole = ruler.measureText(letters).width;
  return whole > 0 ? ruler.measureText(letters.slice(0, offset)).width / whole : offset / letters.length;
}
