/** How large pages are, 1 being the width of the place for them. */
export const ZOOMS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The widths in pixels that the server draws for the screen. */
const WIDTHS = [800, 1200, 1600] as const;

/** The picture for a page that is so many CSS pixels wide on a screen of this density. */
export function widthFor(cssPixels: number, density: number): number {
  const wanted = cssPixels * Math.min(density, 2);
  return WIDTHS.find((width) => width >= wanted) ?? 1600;
}
