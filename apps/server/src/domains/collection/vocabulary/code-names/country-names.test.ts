import { describe, expect, it } from 'vitest';
import { countryName, regionName } from './country-names.ts';

describe('the country of a record', () => {
  it.each([
    ['cc', 'marc21', 'China'],
    ['gw ', 'marc21', 'Germany'],
    ['nyu', 'marc21', 'United States'],
    ['enk', 'marc21', 'United Kingdom'],
    ['xxc', 'marc21', 'Canada'],
    ['hk', 'marc21', 'Hong Kong'],
    ['CN', 'unimarc', 'China'],
    ['xx', 'marc21', ''],
    ['|||', 'marc21', ''],
  ] as const)('of code %s in %s is "%s"', (code, flavour, name) =>
    expect(countryName(code.trim(), flavour, 'en-US', [])).toBe(name),
  );
});

describe('names of countries and regions', () => {
  it('are in one style', () => {
    const names = (language: 'zh-CN' | 'zh-TW' | 'en-US' | 'fr-FR') =>
      ['HK', 'MO', 'TW', 'US'].map((region) => regionName(region, language, []));
    expect(names('zh-CN')).toEqual(['香港', '澳门', '台湾', '美国']);
    expect(names('en-US')).toEqual(['Hong Kong', 'Macao', 'Taiwan', 'United States']);
    expect(names('fr-FR')).toEqual(['Hong Kong', 'Macao', 'Taïwan', 'États-Unis']);
  });

  it('are those that the library chose', () => {
    const own = [{ code: 'HK', names: { 'zh-CN': '中国香港', 'en-US': 'Hong Kong, China' } }];
    expect(regionName('HK', 'zh-CN', own)).toBe('中国香港');
    expect(regionName('HK', 'fr-FR', own)).toBe('Hong Kong, China');
    expect(regionName('MO', 'zh-CN', own)).toBe('澳门');
  });

  it('exist in four languages for each code of MARC', () => {
    for (const code of ['aa', 'kv', 'sd', 'xn', 'em', 'ot'])
      for (const language of ['zh-CN', 'zh-TW', 'en-US', 'fr-FR'] as const)
        expect(countryName(code, 'marc21', language, [])).not.toBe('');
  });
});
