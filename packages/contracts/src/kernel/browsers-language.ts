import type { Language } from './languages.ts';

const MAX_HEADER = 500;

/**
 * The offered language that a browser wants most, by its header Accept-Language (RFC 9110, section 12.5.4) or its list of languages, joined
 * by commas; undefined if it wants none of them.
 */
export function browsersLanguage(acceptLanguage: string, offered: readonly Language[]): Language | undefined {
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
