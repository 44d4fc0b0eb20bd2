import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { Query } from '../site-route.ts';

/** The language that an address asks for (`?lang=fr-FR`), where the library offers it; else the library's own. */
export function pageLanguage({ settings }: Tenant, query: Query): Language {
  const { languages, defaultLanguage } = settings.public;
  const asked = LANGUAGES.find((language) => language === query.lang);
  return asked && languages.includes(asked) ? asked : defaultLanguage;
}
