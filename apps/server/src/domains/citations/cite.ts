import type { CitationStyle } from '@lectern/contracts/citations/cite-bibs';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { CitedBib } from '@lectern/marc/citations/cited-bib';
import { type CslItem, cslItemOf } from '@lectern/marc/citations/csl-item';
import { writeEntry } from './csl-writer.ts';
import { entryHtml, entryText } from './entry-markup.ts';

export interface Citation {
  readonly recordId: string;
  readonly text: string;
  readonly html: string;
}

/** The references to bibs in a style, each formatted independently. */
export async function cite(
  bibs: readonly CitedBib[],
  style: CitationStyle,
  language: Language,
): Promise<Citation[]> {
  return Promise.all(
    bibs.map(async (bib) => {
      const item = cslItemOf(bib);
      const html = entryHtml(await writeEntry({ style, locale: localeFor(style, language, item), item }));
      return { recordId: bib.id, html, text: entryText(html) };
    }),
  );
}

/**
 * The language of the style's terms. Only references to Chinese works have Chinese terms. GB/T 7714-2015 requires this
 * ("等" for Chinese works, "et al." for others, in any language), and Chinese authors do the same in other styles.
 */
function localeFor(style: CitationStyle, language: Language, { title }: CslItem): Language {
  const isChinese = /\p{Script=Han}/u.test(title) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title);
  if (style === 'gbt7714') return isChinese ? 'zh-CN' : 'en-US';
  return language.startsWith('zh') && !isChinese ? 'en-US' : language;
}
