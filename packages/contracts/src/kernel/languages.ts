/** The four languages of the interface, as BCP 47 tags. */
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en-US', 'fr-FR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A name in the four languages; what is empty falls back to the Chinese name, then to any. */
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

/** The name to show in one language. */
export function nameIn(names: Names, language: Language): string {
  const script = language === 'zh-TW' ? names['zh-CN'] : language === 'fr-FR' ? names['en-US'] : undefined;
  return (
    names[language] || script || names['zh-CN'] || names['en-US'] || names['fr-FR'] || names['zh-TW'] || ''
  );
}
