import { createHash } from 'node:crypto';
import { COVER_COLOURS } from '@lectern/rules/cover/cover-colour';
import { LONGEST_COVER_WORD, SHORTEST_COVER_WORD } from '@lectern/rules/cover/cover-words';
import { cssVariablesOf, type ThemeSettings, themeOf } from '@lectern/rules/theme/theme';
import { PAGE_SHEET } from './page-sheet.ts';

export interface PageStyle {
  readonly css: string;
  /** The hash of the sheet as a source of `style-src`. */
  readonly source: string;
}

const made = new WeakMap<ThemeSettings, PageStyle>();

/** The style sheet of a library's pages: its colours as in the portal, by day and by night. Made once for each revision of the settings. */
export function pageStyle(settings: ThemeSettings): PageStyle {
  const known = made.get(settings);
  if (known) return known;
  const css = `${colours(settings)}${COVERS}${PAGE_SHEET}`;
  const style = { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
  made.set(settings, style);
  return style;
}

function colours(settings: ThemeSettings): string {
  const light = themeOf(settings, 'light');
  const shadows =
    '--shadow:0 1px 2px rgb(31 42 51/5%),0 4px 16px rgb(31 42 51/5%);--shadow-over:0 2px 6px rgb(20 30 38/12%),0 12px 40px rgb(20 30 38/20%)';
  return [
    `:root{color-scheme:light;${declared(cssVariablesOf(light))};${shadows}}`,
    `@media(prefers-color-scheme:dark){:root{color-scheme:dark;${declared(cssVariablesOf(themeOf(settings, 'dark')))}}}`,
    light.grey ? ':root{filter:grayscale(1)}' : '',
  ].join('\n');
}

function declared(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Classes for what differs between drawn covers, because the policy allows no inline styles. */
const COVERS = [
  ...COVER_COLOURS.map((colour) => `.${coverClass(colour)}{--cover-colour:${colour}}`),
  ...Array.from({ length: LONGEST_COVER_WORD - SHORTEST_COVER_WORD + 1 }, (_, more) => {
    const letters = SHORTEST_COVER_WORD + more;
    return `.${lettersClass(letters)}{--cover-letters:${letters}}`;
  }),
].join('');

export function coverClass(colour: string): string {
  return `cover-${colour.slice(1)}`;
}

export function lettersClass(letters: number): string {
  return `letters-${letters}`;
}
