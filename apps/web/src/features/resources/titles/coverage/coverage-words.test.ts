import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import fc from 'fast-check';
import { createInstance, type TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { formatIn } from '../../../../lib/format.ts';
import { type Coverage, coverageWords, todayWords } from './coverage-words.ts';

const NOTHING: Coverage = {
  firstDate: '',
  firstVolume: '',
  firstIssue: '',
  lastDate: '',
  lastVolume: '',
  lastIssue: '',
  embargo: '',
};
const OLD: Partial<Coverage> = {
  firstDate: '1998',
  firstVolume: '1',
  firstIssue: '2',
  lastDate: '2005-03',
  lastVolume: '8',
};

const words = new Map(LANGUAGES.map((language) => [language, wordsIn(language)]));

function wordsIn(language: Language): TFunction<'titles'> {
  const file = join(import.meta.dirname, '../locales', `${language}.json`);
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    defaultNS: 'titles',
    initAsync: false,
    resources: { [language]: { titles: JSON.parse(readFileSync(file, 'utf8')) as object } },
    interpolation: { escapeValue: false },
  });
  return i18n.getFixedT(language, 'titles');
}

const inWords = (language: Language, coverage: Partial<Coverage>) =>
  coverageWords(words.get(language)!, formatIn(language), { ...NOTHING, ...coverage });

describe('the coverage of a title', () => {
  it.each([
    ['zh-CN', '1998年（第1卷第2期）至2005年3月（第8卷）'],
    ['zh-TW', '1998年（第1卷第2期）至2005年3月（第8卷）'],
    ['en-US', '1998 (vol. 1, no. 2) – March 2005 (vol. 8)'],
    ['fr-FR', '1998 (vol. 1, n° 2) – mars 2005 (vol. 8)'],
  ] as const)('has its dates with volumes and issues in %s', (language, expected) => {
    expect(inWords(language, OLD)).toBe(expected);
  });

  it.each([
    [{ firstDate: '1998-03-01' }, 'March 1, 1998 – today'],
    [{ lastDate: '2005' }, 'until 2005'],
    [{ firstDate: '1998', firstVolume: '08', firstIssue: '0' }, '1998 (vol. 8, no. 0) – today'],
    [{ firstVolume: '3' }, 'vol. 3 – today'],
    [{ firstIssue: '7', lastIssue: '9' }, 'no. 7 – no. 9'],
    [{ firstDate: '2004', lastDate: '2004' }, '2004'],
    [{}, ''],
    [{ embargo: 'P1Y' }, 'everything, without this year'],
    [{ firstDate: '1998', embargo: 'next year' }, '1998 – today, with an embargo (next year)'],
  ])('says of %j no more than is known', (coverage, expected) => {
    expect(inWords('en-US', coverage)).toBe(expected);
  });

  const EMBARGOES = [
    ['P1Y', '不含今年', '不含今年', 'without this year', 'sauf l’année en cours'],
    ['P3Y', '不含最近 3 年', '不含最近 3 年', 'without the last 3 years', 'sauf les 3 dernières années'],
    ['P1M', '不含本月', '不含本月', 'without this month', 'sauf le mois en cours'],
    [
      'P12M',
      '不含最近 12 个月',
      '不含最近 12 個月',
      'without the last 12 months',
      'sauf les 12 derniers mois',
    ],
    ['P1D', '不含今天', '不含今天', 'without today', 'sauf aujourd’hui'],
    ['P30D', '不含最近 30 天', '不含最近 30 天', 'without the last 30 days', 'sauf les 30 derniers jours'],
    ['R1Y', '仅今年', '僅今年', 'only this year', 'seulement l’année en cours'],
    ['R10Y', '仅最近 10 年', '僅最近 10 年', 'only the last 10 years', 'seulement les 10 dernières années'],
    ['R1M', '仅本月', '僅本月', 'only this month', 'seulement le mois en cours'],
    ['R6M', '仅最近 6 个月', '僅最近 6 個月', 'only the last 6 months', 'seulement les 6 derniers mois'],
    ['R1D', '仅今天', '僅今天', 'only today', 'seulement aujourd’hui'],
    ['R90D', '仅最近 90 天', '僅最近 90 天', 'only the last 90 days', 'seulement les 90 derniers jours'],
    [
      'R10Y;P6M',
      '仅最近 10 年，不含最近 6 个月',
      '僅最近 10 年，不含最近 6 個月',
      'only the last 10 years, without the last 6 months',
      'seulement les 10 dernières années, sauf les 6 derniers mois',
    ],
  ] as const;
  it.each(EMBARGOES)('has the embargo %s in words of each language', (embargo, ...expected) => {
    const spans = ['1998年至今，', '1998年至今，', '1998 – today, ', '1998 – aujourd’hui, '];
    for (const [at, language] of LANGUAGES.entries())
      expect(inWords(language, { firstDate: '1998', embargo }), language).toBe(`${spans[at]}${expected[at]}`);
  });

  it('has words for every embargo that can be read, and never its code', () => {
    const part = fc.tuple(fc.integer({ min: 1, max: 300 }), fc.constantFrom('D', 'M', 'Y'));
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.option(part, { nil: undefined }),
        part,
        (language, only, without) => {
          const codes = [only && `R${only.join('')}`, `P${without.join('')}`].filter(Boolean);
          const text = inWords(language, { firstDate: '1998', embargo: codes.join(';') });
          for (const code of codes) expect(text).not.toContain(code);
          expect(text).not.toContain('coverage.');
        },
      ),
    );
  });
});

it.each([
  ['P1Y', { openTo: '2025-12-31' }, 'Today you can read up to December 31, 2025'],
  ['R1Y', { openFrom: '2026-01-01' }, 'Today you can read from January 1, 2026 on'],
  [
    'R2Y;P1Y',
    { openFrom: '2025-01-01', openTo: '2025-12-31' },
    'Today you can read from January 1, 2025 to December 31, 2025',
  ],
  // Without an embargo the coverage itself says what is open.
  ['', { openFrom: '1998-01-01' }, ''],
])('says what the embargo %s leaves open today', (embargo, open, expected) => {
  const source = { embargo, openFrom: '', openTo: '', ...open };
  expect(todayWords(words.get('en-US')!, formatIn('en-US'), source)).toBe(expected);
});
