/** The four languages of the interface, as BCP 47 tags. */
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en-US', 'fr-FR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A name or text in up to four languages; `nameIn` says which one a reader gets. */
export interface Names {
  readonly 'zh-CN'?: string;
  readonly 'zh-TW'?: string;
  readonly 'en-US'?: string;
  readonly 'fr-FR'?: string;
}

/** The specification's content-language values (zh_CN, zh_HK, en_US) and ours for French. */
const CONTENT_LANGUAGE: Record<Language, string> = {
  'zh-CN': 'zh_CN',
  'zh-TW': 'zh_HK',
  'en-US': 'en_US',
  'fr-FR': 'fr_FR',
};

export function languageHeader(language: Language): string {
  return CONTENT_LANGUAGE[language];
}

/** The older two-valued header x-lang: Chinese or not. */
export function shortLanguageHeader(language: Language): 'CHI' | 'ENG' {
  return language.startsWith('zh') ? 'CHI' : 'ENG';
}

/** Reads content-language (any separator and case, zh_TW too), else x-lang, else the fallback. */
export function languageFromHeaders(
  contentLanguage: string | undefined,
  xLang: string | undefined,
  fallback: Language,
): Language {
  const tag = contentLanguage?.split(',')[0]?.trim().replace('_', '-').toLowerCase() ?? '';
  if (/^zh-(hk|tw|hant|mo)/.test(tag)) return 'zh-TW';
  if (tag.startsWith('zh')) return 'zh-CN';
  if (tag.startsWith('en')) return tag === 'en-fr' ? 'fr-FR' : 'en-US';
  if (tag.startsWith('fr')) return 'fr-FR';
  if (xLang === 'ENG') return fallback === 'fr-FR' ? 'fr-FR' : 'en-US';
  if (xLang === 'CHI') return fallback === 'zh-TW' ? 'zh-TW' : 'zh-CN';
  return fallback;
}

/** Another language that a reader of this one reads more easily than the rest: the other Chinese script; English for a French name. */
const NEAR_LANGUAGE: ReadonlyMap<Language, Language> = new Map([
  ['zh-CN', 'zh-TW'],
  ['zh-TW', 'zh-CN'],
  ['fr-FR', 'en-US'],
]);

/**
 * The name or text to show to a reader. The first of these that is not empty: in the reader's language, in the near language
 * (NEAR_LANGUAGE), in the tenant's default language, then in the order zh-CN, en-US, fr-FR, zh-TW. Names of the product itself have
 * all four languages and no default.
 */
export function nameIn(names: Names, language: Language, defaultLanguage?: Language): string {
  const near = NEAR_LANGUAGE.get(language);
  const inOrder = [language, near, defaultLanguage, 'zh-CN', 'en-US', 'fr-FR', 'zh-TW'] as const;
  for (const one of inOrder) if (one !== undefined && names[one]) return names[one];
  return '';
}
