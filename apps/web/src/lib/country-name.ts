import type { Language } from '@lectern/contracts/kernel/languages';

/** The name of a country (ISO 3166-1 alpha-2) in a language, as the browser knows it; the code where it knows none. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
