import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

/** The language in the address (`?lang=fr-FR`) if the library offers it, else the default language of the library. */
export function pageLanguage(
  { settings }: Tenant,
  query: { readonly lang?: string | string[] | undefined },
): Language {
  const { languages, defaultLanguage } = settings.public;
  const requested = LANGUAGES.find((language) => language === query.lang);
  return requested && languages.includes(requested) ? requested : defaultLanguage;
}
