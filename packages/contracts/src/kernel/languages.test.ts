import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageFromHeaders, languageHeader, nameIn, shortLanguageHeader } from './languages.ts';

describe('languageFromHeaders', () => {
  it.each(LANGUAGES)('reads what it writes for %s, whatever the fallback', (language) => {
    for (const fallback of LANGUAGES) {
      const headers = [languageHeader(language), shortLanguageHeader(language)] as const;
      expect(languageFromHeaders(...headers, fallback)).toBe(language);
    }
  });

  it.each([
    ['zh_HK', 'zh-TW'],
    ['zh_TW', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['ZH_hk', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['zh_CN', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['en', 'en-US'],
    ['en_GB', 'en-US'],
    [' en_US , zh_CN', 'en-US'],
    ['fr', 'fr-FR'],
    ['fr_CA', 'fr-FR'],
    ['de_DE', 'zh-CN'],
    ['', 'zh-CN'],
  ] as const)('reads content-language %j as %s', (header, language) => {
    expect(languageFromHeaders(header, undefined, 'zh-CN')).toBe(language);
  });

  it.each([
    ['ENG', 'zh-CN', 'en-US'],
    ['ENG', 'fr-FR', 'fr-FR'],
    ['CHI', 'en-US', 'zh-CN'],
    ['CHI', 'zh-TW', 'zh-TW'],
    ['other', 'fr-FR', 'fr-FR'],
    [undefined, 'en-US', 'en-US'],
  ] as const)('reads x-lang %s with the fallback %s as %s', (short, fallback, language) => {
    expect(languageFromHeaders(undefined, short, fallback)).toBe(language);
  });

  it('answers one of the four for anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...LANGUAGES), (tag, short, fallback) => {
        expect(LANGUAGES).toContain(languageFromHeaders(tag, short, fallback));
      }),
    );
  });
});

describe('nameIn', () => {
  it.each([
    [
      { 'zh-CN': '馆', 'en-US': 'Library', 'zh-TW': '館', 'fr-FR': 'Bibliothèque' },
      ['馆', '館', 'Library', 'Bibliothèque'],
    ],
    [{ 'zh-CN': '馆', 'en-US': 'Library' }, ['馆', '馆', 'Library', 'Library']],
    [{ 'zh-CN': '馆' }, ['馆', '馆', '馆', '馆']],
    [{ 'en-US': 'Library', 'zh-CN': '' }, ['Library', 'Library', 'Library', 'Library']],
    [{ 'fr-FR': 'Bibliothèque' }, ['Bibliothèque', 'Bibliothèque', 'Bibliothèque', 'Bibliothèque']],
    [{}, ['', '', '', '']],
  ])('falls back from %j', (names, expected) => {
    expect(LANGUAGES.map((language) => nameIn(names, language))).toEqual(expected);
  });

  it.each([
    [{ 'zh-CN': '馆', 'fr-FR': 'Bibliothèque' }, 'fr-FR', ['馆', '馆', 'Bibliothèque', 'Bibliothèque']],
    [{ 'zh-CN': '馆', 'fr-FR': 'Bibliothèque' }, 'zh-CN', ['馆', '馆', '馆', 'Bibliothèque']],
    [{ 'zh-TW': '館', 'en-US': 'Library' }, 'en-US', ['館', '館', 'Library', 'Library']],
    [{ 'zh-CN': '馆', 'en-US': 'Library' }, 'zh-CN', ['馆', '馆', 'Library', 'Library']],
  ] as const)(
    "takes from %j with the default %s the reader's, the near, then the default language",
    (names, byDefault, expected) => {
      expect(LANGUAGES.map((language) => nameIn(names, language, byDefault))).toEqual(expected);
    },
  );
});
