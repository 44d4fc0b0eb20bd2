import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import { describe, expect, it } from 'vitest';
import { readersLanguage } from './page-language.ts';

const ALL = { languages: LANGUAGES, defaultLanguage: 'zh-CN' } as const;

describe("the language of a reader's page", () => {
  it.each<[string, Language]>([
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr-FR'],
    ['de-DE,de;q=0.9,en-GB;q=0.8', 'en-US'],
    ['en;q=0.3, zh-Hant-HK;q=0.9', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['fr;q=0, en;q=0.1', 'en-US'],
    ['english', 'zh-CN'],
    ['ja, *', 'zh-CN'],
    [';;q=,=;q=x', 'zh-CN'],
    ['', 'zh-CN'],
  ])('is for the header %s the language %s', (header, language) => {
    expect(readersLanguage(ALL, {}, header)).toBe(language);
  });

  it('is that of the address, whatever the browser wants', () => {
    expect(readersLanguage(ALL, { lang: 'fr-FR' }, 'en')).toBe('fr-FR');
    expect(readersLanguage(ALL, { lang: ['fr-FR', 'en-US'] }, 'en')).toBe('en-US');
  });

  it('is one that the library offers: the other Chinese script before another language', () => {
    const offered = { languages: ['zh-CN', 'en-US'], defaultLanguage: 'en-US' } as const;
    expect(readersLanguage(offered, { lang: 'fr-FR' }, 'fr')).toBe('en-US');
    expect(readersLanguage(offered, {}, 'zh-TW, en;q=0.9')).toBe('zh-CN');
  });
});
