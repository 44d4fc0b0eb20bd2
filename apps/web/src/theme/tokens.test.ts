import { readFileSync } from 'node:fs';
import { parseHex, toHex } from '@lectern/rules/theme/contrast';
import { cssVariablesOf, themeOf } from '@lectern/rules/theme/theme';
import { expect, it } from 'vitest';

it('is the default theme that the style sheet shows before the settings are there', () => {
  const defaults = {
    navBackColor: '25313d',
    navTextColor: 'ffffff',
    primaryColor: '0b6b6b',
    blackAndWhiteModel: '0',
  } as const;
  const sheet = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(cssVariablesOf(themeOf(defaults, 'light'))))
    expect(new RegExp(`^  ${name}: (.*);$`, 'm').exec(sheet)?.[1], name).toBe(toHex(parseHex(value)));
});
