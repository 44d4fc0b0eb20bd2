/** Codes of libraries (ISO 639-2/B) that differ from those of languages on the web. */
const BIBLIOGRAPHIC: Readonly<Record<string, string>> = {
  chi: 'zh',
  cze: 'cs',
  dut: 'nl',
  fre: 'fr',
  ger: 'de',
  gre: 'el',
  per: 'fa',
  rum: 'ro',
  slo: 'sk',
};

/** Names that repositories write in the place of a code. */
const NAMES: Readonly<Record<string, string>> = {
  chinese: 'zh',
  english: 'en',
  french: 'fr',
  中文: 'zh',
  汉语: 'zh',
  英文: 'en',
  英语: 'en',
};

/** The BCP 47 tag of what a record says of its language; empty for what says none. */
export function languageCode(text: string): string {
  const lower = text.trim().toLowerCase().replaceAll('_', '-');
  const known = BIBLIOGRAPHIC[lower] ?? NAMES[lower] ?? lower;
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/.test(known)) return '';
  try {
    return Intl.getCanonicalLocales(known)[0] ?? '';
  } catch {
    return '';
  }
}
