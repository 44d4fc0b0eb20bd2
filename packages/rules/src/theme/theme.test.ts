import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, EDGE_CONTRAST, parseHex, TEXT_CONTRAST } from './contrast.ts';
import type { ColourMode } from './palette.ts';
import { type Theme, type ThemeSettings, themeOf } from './theme.ts';

const defaults: ThemeSettings = {
  navBackColor: '25313d',
  navTextColor: 'ffffff',
  primaryColor: '0b6b6b',
  blackAndWhiteModel: '0',
};
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));
const anyTenant = fc.record({
  navBackColor: hex,
  navTextColor: hex,
  primaryColor: hex,
  blackAndWhiteModel: fc.constant('0' as const),
});
const modes: readonly ColourMode[] = ['light', 'dark'];

/** Words, and the surfaces on which the pages put them. */
const TEXTS: readonly [keyof Theme, readonly (keyof Theme)[]][] = [
  ['ink', ['paper', 'card', 'soft', 'mark']],
  ['ink-2', ['paper', 'card', 'soft']],
  ['ink-3', ['paper', 'card', 'soft']],
  ['ok', ['card', 'ok-soft']],
  ['warn', ['card', 'warn-soft']],
  ['bad', ['paper', 'card', 'bad-soft']],
  ['nav-text', ['nav']],
  ['accent', ['paper', 'card', 'soft', 'accent-soft']],
  ['accent-ink', ['accent-soft']],
  ['on-accent', ['accent-fill']],
];

function ratio(theme: Theme, one: keyof Theme, other: keyof Theme): number {
  return contrast(parseHex(theme[one] as string), parseHex(theme[other] as string));
}

describe.each(modes)('the %s theme', (mode) => {
  it('can be read everywhere, whatever colours a tenant chose', () => {
    fc.assert(
      fc.property(anyTenant, (settings) => {
        const theme = themeOf(settings, mode);
        for (const [text, surfaces] of TEXTS)
          for (const surface of surfaces)
            expect(ratio(theme, text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(
              TEXT_CONTRAST,
            );
      }),
    );
  });

  it('shows the edges of controls', () => {
    const theme = themeOf(defaults, mode);
    for (const surface of ['paper', 'card', 'soft'] as const)
      expect(ratio(theme, 'edge', surface)).toBeGreaterThanOrEqual(EDGE_CONTRAST);
  });
});

it('keeps colours that can be read as the tenant chose them', () => {
  const theme = themeOf(defaults, 'light');
  expect([theme.nav, theme['nav-text'], theme.accent]).toEqual(['#25313d', '#ffffff', '#0b6b6b']);
});

it('turns "black and white" on by the setting', () => {
  expect(themeOf({ ...defaults, blackAndWhiteModel: '1' }, 'light').grey).toBe(true);
});
