import { browsersLanguage } from '@lectern/contracts/kernel/browsers-language';
import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

/** The languages that a page can have. */
export interface OfferedLanguages {
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
}

interface LanguageQuery {
  readonly lang?: string | string[] | undefined;
}

/** The language in the address (`?lang=fr-FR`) if the library offers it, else the default language of the library. */
export function pageLanguage({ settings }: Tenant, query: LanguageQuery): Language {
  return requestedLanguage(settings.public, query) ?? settings.public.defaultLanguage;
}

/** As `pageLanguage`, for a page that people read: the languages of the browser (Accept-Language) come before the default. */
export function readersLanguage(
  offered: OfferedLanguages,
  query: LanguageQuery,
  acceptLanguage: string | undefined,
): Language {
  return (
    requestedLanguage(offered, query) ??
    browsersLanguage(acceptLanguage ?? '', offered.languages) ??
    offered.defaultLanguage
  );
}

function requestedLanguage({ languages }: OfferedLanguages, { lang }: LanguageQuery): Language | undefined {
  return LANGUAGES.find((language) => language === lang && languages.includes(language));
}
