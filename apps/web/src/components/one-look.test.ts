import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const placesOf = (fault: (text: string) => boolean) =>
  sources.filter(({ text }) => fault(text)).map(({ file }) => file);

/** Acts whose icon docs/look.md names, by the end of the key of their words. */
const ICONS = [
  [/icon(?:=|: ){?<(\w+)[^>]*>}?,?\s+(?:run|onClick)[^\n]*setOpen\('share'\)/g, 'Share2'],
  [/icon={<(\w+)[^>]*>}[^\n]*onClick={\(\) => void copy\(\)}/g, 'Copy'],
  [/icon(?:=|: ){?<(\w+)[^>]*>}?,?\s+(?:run:|onClick=\{)\s*\(\) => window\.print\(\)/g, 'Printer'],
] as const;

describe('one look (docs/look.md)', () => {
  it('has the button for which a dialog is there before the others', () => {
    const late = (text: string) =>
      [...text.matchAll(/footer={\s*<>(.*?)<\/>\s*}/gs)].some(([, buttons = '']) => {
        const kinds = buttons.split(/<Button\b|<ButtonLink\b/).slice(1);
        return kinds.findIndex((button) => /kind=("primary"|"danger"|{)/.test(button)) > 0;
      });
    expect(placesOf(late)).toEqual([]);
  });

  it('says the day of an instant as the device has it, and not the day in Greenwich', () => {
    expect(placesOf((text) => /format\.date\([^;\n]*slice\(0, 10\)/.test(text))).toEqual([]);
  });

  it('writes dates by the format of the language alone', () => {
    const own = (text: string) => /toLocale(Date|Time)?String|Intl\.DateTimeFormat/.test(text);
    expect(placesOf(own)).toEqual([]);
  });

  it('names a reader with the number by one function', () => {
    expect(placesOf((text) => /\.name}? ?\(?[({$]+[\w.]*\.?primaryId/.test(text))).toEqual([]);
  });

  it('has one icon for one act', () => {
    const others = ([pattern, icon]: (typeof ICONS)[number]) =>
      sources.flatMap(({ file, text }) =>
        [...text.matchAll(pattern)].filter(([, drawn]) => drawn !== icon).map(() => `${file}: ${icon}`),
      );
    expect(ICONS.flatMap(others)).toEqual([]);
  });

  it('has the icon of citing wherever its word is', () => {
    const bare = (text: string) => /\{t\('(row\.)?cite'\)\}/.test(text) && !text.includes('<Quote');
    expect(placesOf(bare)).toEqual([]);
  });

  it('leaves no heading of a part in the face of plain bold text', () => {
    const stylesOf = (file: string, text: string) =>
      [...text.matchAll(/from '([^']+\.module\.css)'/g)].map(([, path = '']) =>
        readFileSync(join(root, dirname(file), path), 'utf8'),
      );
    const bare = sources
      .filter(({ file, text }) => !file.startsWith('app/staff/') && /<h2(?: id=[^>]*)?>/.test(text))
      .filter(({ file, text }) => !stylesOf(file, text).some((css) => /h2[^{}]*\{[^}]*font/.test(css)))
      .map(({ file }) => file);
    expect(bare).toEqual([]);
  });
});
