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

const MAX_HEADER = 500;

/** The offered language that the header wants most (RFC 9110, section 12.5.4); undefined if it wants none of them. */
function browsersLanguage(acceptLanguage: string, offered: readonly Language[]): Language | undefined {
  const wanted = acceptLanguage
    .slice(0, MAX_HEADER)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const known = languagesOf(tag).find((language) => offered.includes(language));
    if (known) return known;
  }
  return undefined;
}

/** Our languages for a tag, best first. Who reads one script of Chinese gets the other one before another language. */
function languagesOf(tag: string): readonly Language[] {
  if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return ['zh-TW', 'zh-CN'];
  if (/^zh\b/.test(tag)) return ['zh-CN', 'zh-TW'];
  if (/^en\b/.test(tag)) return ['en-US'];
  return /^fr\b/.test(tag) ? ['fr-FR'] : [];
}
