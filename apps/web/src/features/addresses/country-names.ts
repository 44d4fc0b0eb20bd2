import type { Language } from '@lectern/contracts/kernel/languages';
import { COUNTRIES } from '@lectern/rules/address/countries';

/** The name of a country (ISO 3166-1 alpha-2) in a language, as the browser knows it; the code where it knows none. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/** All countries by name; China first, where most addresses are. */
export function listCountries(
  language: Language,
): readonly { readonly code: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(language);
  return COUNTRIES.map((code) => ({ code, name: countryName(code, language) })).sort(
    (one, other) => Number(other.code === 'CN') - Number(one.code === 'CN') || compare(one.name, other.name),
  );
}
