/** A colour as three channels, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** WCAG 2.2 success criterion 1.4.3 for text, and 1.4.11 for the edges of controls. */
export const TEXT_CONTRAST = 4.5;
export const EDGE_CONTRAST = 3;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** Reads `#rrggbb`, with or without the sign. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex(colour: Rgb): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 to 1 (WCAG 2.2, definition "relative luminance"). */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of the second colour in the first, 0 to 1. */
export function mix(base: Rgb, added: Rgb, share: number): Rgb {
  return base.map((channel, index) =>
    Math.round(channel + (added[index]! - channel) * share),
  ) as unknown as Rgb;
}

/** The wanted colour if it can be read on the background, else black or white, whichever has more contrast. */
export function readableOn(background: Rgb, wish: Rgb, ratio = TEXT_CONTRAST): Rgb {
  if (contrast(background, wish) >= ratio) return wish;
  return contrast(background, WHITE) >= contrast(background, BLACK) ? WHITE : BLACK;
}

const STEP = 0.04;

/**
 * The nearest tone of a colour that reaches the ratio against every background: darkened on light ones, lightened on dark ones.
 * If no tone reaches the ratio against all of them, black or white.
 */
export function toneFor(colour: Rgb, backgrounds: readonly Rgb[], ratio = TEXT_CONTRAST): Rgb {
  const average = backgrounds.reduce((sum, one) => sum + luminance(one), 0) / backgrounds.length;
  const direction = average > 0.18 ? BLACK : WHITE;
  for (let share = 0; share < 1; share += STEP) {
    const tone = mix(colour, direction, share);
    if (backgrounds.every((background) => contrast(tone, background) >= ratio)) return tone;
  }
  return direction;
}
