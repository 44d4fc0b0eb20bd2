import type { Language } from '@lectern/contracts/kernel/languages';

/**
 * ISO 3166 codes by MARC country code, for the countries that publish most (Library of Congress, MARC Code List for
 * Countries). States and provinces have three letters; the last one is the country: u United States, k United Kingdom,
 * c Canada.
 */
const MARC_COUNTRIES: Readonly<Record<string, string>> = {
  cc: 'CN',
  ch: 'TW',
  ja: 'JP',
  ko: 'KR',
  kn: 'KP',
  vm: 'VN',
  mp: 'MN',
  si: 'SG',
  my: 'MY',
  th: 'TH',
  ph: 'PH',
  io: 'ID',
  ii: 'IN',
  pk: 'PK',
  bg: 'BD',
  ce: 'LK',
  np: 'NP',
  ir: 'IR',
  iq: 'IQ',
  is: 'IL',
  jo: 'JO',
  le: 'LB',
  sy: 'SY',
  su: 'SA',
  tu: 'TR',
  ua: 'EG',
  ae: 'DZ',
  mr: 'MA',
  ti: 'TN',
  sa: 'ZA',
  nr: 'NG',
  ke: 'KE',
  gh: 'GH',
  et: 'ET',
  fr: 'FR',
  gw: 'DE',
  ge: 'DE',
  it: 'IT',
  sp: 'ES',
  po: 'PT',
  ne: 'NL',
  be: 'BE',
  lu: 'LU',
  sz: 'CH',
  au: 'AT',
  dk: 'DK',
  sw: 'SE',
  no: 'NO',
  fi: 'FI',
  ic: 'IS',
  ie: 'IE',
  gr: 'GR',
  pl: 'PL',
  xr: 'CZ',
  cs: 'CZ',
  xo: 'SK',
  hu: 'HU',
  rm: 'RO',
  bu: 'BG',
  ci: 'HR',
  rb: 'RS',
  xv: 'SI',
  un: 'UA',
  bw: 'BY',
  ru: 'RU',
  ur: 'RU',
  er: 'EE',
  lv: 'LV',
  li: 'LT',
  at: 'AU',
  nz: 'NZ',
  mx: 'MX',
  bl: 'BR',
  ag: 'AR',
  cl: 'CL',
  ck: 'CO',
  pe: 'PE',
  ve: 'VE',
  cu: 'CU',
  uy: 'UY',
  vc: 'VA',
};

const displays = new Map<Language, Intl.DisplayNames>();

/** The name of the country of publication; empty if it is unknown. MARC 21 and UNIMARC use different codes. */
export function countryName(code: string, flavour: 'marc21' | 'unimarc', language: Language): string {
  const region = regionOfCountry(code, flavour);
  return region ? regionName(region, language) : '';
}

/** The ISO 3166 code of a record's country; undefined if it is unknown. */
export function regionOfCountry(code: string, flavour: 'marc21' | 'unimarc'): string | undefined {
  const region = flavour === 'unimarc' ? code.toUpperCase() : regionOfMarcCode(code.toLowerCase());
  return region && /^[A-Z]{2}$/.test(region) ? region : undefined;
}

/** The name of a country by its ISO 3166 code, from the Unicode CLDR; empty if it is unknown. */
export function regionName(region: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(region)) return '';
  let display = displays.get(language);
  if (!display) {
    display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    displays.set(language, display);
  }
  return display.of(region) ?? '';
}

function regionOfMarcCode(code: string): string | undefined {
  if (code.length !== 3) return MARC_COUNTRIES[code];
  return { u: 'US', k: 'GB', c: 'CA', a: 'AU' }[code.charAt(2)];
}
