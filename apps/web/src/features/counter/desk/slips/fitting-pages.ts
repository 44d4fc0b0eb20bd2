const MM_PER_PIXEL = 25.4 / 96;
const PAPER_MM = 80;
const MARGIN_MM = 3;

/** The name of the printed page of the slip at a place in the row of slips. */
export function pageOfSlip(at: number): string {
  return `slip-${at + 1}`;
}

/**
 * The rules that give each slip on a roll of 80 mm a page as long as it is: heights in CSS pixels. A page that is longer than its slip
 * wastes paper, and of a shorter one the printer makes two.
 */
export function fittingPages(heights: readonly number[]): string {
  return heights
    .map((height, at) => {
      const length = Math.ceil(height * MM_PER_PIXEL) + 2 * MARGIN_MM;
      // A page that is wider than long would be turned by the printer.
      const size = `${PAPER_MM}mm ${Math.max(length, PAPER_MM)}mm`;
      return `@page ${pageOfSlip(at)} { size: ${size}; margin: ${MARGIN_MM}mm; }`;
    })
    .join('\n');
}
