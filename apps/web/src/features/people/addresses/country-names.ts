import type { Language } from '@lectern/contracts/kernel/languages';
import { COUNTRIES } from '@lectern/rules/address/countries';
import { countryName } from '../../../lib/country-name.ts';

/** All countries by name; China first, where most addresses are. */
export function listCountries(
  language: Language,
): readonly { readonly code: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(language);
  return COUNTRIES.map((code) => ({ code, name: countryName(code, language) })).sort(
    (one, other) => Number(other.code === 'CN') - Number(one.code === 'CN') || compare(one.name, other.name),
  );
}
