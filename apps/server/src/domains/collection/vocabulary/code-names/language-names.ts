import type { Language } from '@lectern/contracts/kernel/languages';

/** The languages that filters offer (ISO 639-2/B). Records may have others. */
export const LANGUAGE_CODES = [
  'chi',
  'eng',
  'fre',
  'ger',
  'jpn',
  'kor',
  'rus',
  'spa',
  'ita',
  'por',
  'dut',
  'lat',
  'grc',
  'gre',
  'ara',
  'heb',
  'per',
  'tur',
  'hin',
  'san',
  'ben',
  'urd',
  'nep',
  'tib',
  'mon',
  'uig',
  'kaz',
  'vie',
  'tha',
  'ind',
  'may',
  'tgl',
  'pol',
  'cze',
  'slo',
  'slv',
  'hrv',
  'srp',
  'bul',
  'ukr',
  'bel',
  'hun',
  'rum',
  'fin',
  'est',
  'lav',
  'lit',
  'swe',
  'nor',
  'dan',
  'ice',
  'gle',
  'wel',
  'cat',
  'baq',
  'glg',
  'yid',
  'arm',
  'geo',
  'swa',
  'afr',
  'mul',
  'und',
  'zxx',
] as const;

const displays = new Map<Language, Intl.DisplayNames>();

/** The name of a language by its MARC code, from the Unicode CLDR; the code itself if it is unknown. */
export function languageName(code: string, language: Language): string {
  let display = displays.get(language);
  if (!display) {
    display = new Intl.DisplayNames([language], { type: 'language' });
    displays.set(language, display);
  }
  const name = /^[a-z]{3}$/.test(code) ? (display.of(code) ?? code) : code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
