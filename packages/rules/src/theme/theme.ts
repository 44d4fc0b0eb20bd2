import { mix, parseHex, type Rgb, readableOn, toHex, toneFor } from './contrast.ts';
import { type ColourMode, PALETTES, type Palette } from './palette.ts';

/** What a tenant's settings say about colour. */
export interface ThemeSettings {
  /** Six hexadecimal digits each. */
  readonly navBackColor: string;
  readonly navTextColor: string;
  readonly primaryColor: string;
  readonly blackAndWhiteModel: '0' | '1';
}

/** Every colour of a page, as `#rrggbb`. */
export interface Theme extends Palette {
  readonly mode: ColourMode;
  readonly grey: boolean;
  readonly nav: string;
  readonly 'nav-text': string;
  /** Links and icons. Can be read on paper, card and soft surfaces. */
  readonly accent: string;
  /** Surface of the main button, and the words on it. */
  readonly 'accent-fill': string;
  readonly 'on-accent': string;
  /** A tinted surface, and the words on it. */
  readonly 'accent-soft': string;
  readonly 'accent-ink': string;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** A tenant's colours for one mode. Colours that could not be read are corrected. */
export function themeOf(settings: ThemeSettings, mode: ColourMode): Theme {
  const palette = PALETTES[mode];
  const surfaces = [palette.paper, palette.card, palette.soft].map(parseHex);
  const primary = parseHex(settings.primaryColor);
  const nav =
    mode === 'dark' ? mix(parseHex(settings.navBackColor), BLACK, 0.3) : parseHex(settings.navBackColor);
  const fill =
    mode === 'dark' ? toneFor(primary, [parseHex(palette.card)], 3) : toneFor(primary, surfaces, 3);
  const soft = mix(parseHex(palette.card), primary, mode === 'dark' ? 0.28 : 0.11);
  return {
    ...palette,
    mode,
    grey: settings.blackAndWhiteModel === '1',
    nav: toHex(nav),
    'nav-text': toHex(readableOn(nav, parseHex(settings.navTextColor))),
    accent: toHex(toneFor(primary, [...surfaces, soft])),
    'accent-fill': toHex(fill),
    'on-accent': toHex(readableOn(fill, WHITE)),
    'accent-soft': toHex(soft),
    'accent-ink': toHex(toneFor(primary, [soft, ...surfaces], 6)),
  };
}

/** The theme as custom properties: `--nav`, `--accent`, ... */
export function cssVariablesOf(theme: Theme): Record<`--${string}`, string> {
  const { mode: _mode, grey: _grey, ...colours } = theme;
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));
}
