import type { CitationStyle } from '@lectern/contracts/discovery/citations/cite-bibs';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { CitedBib } from '@lectern/marc/citations/cited-bib';
import { type CslItem, cslItemOf } from '@lectern/marc/citations/csl-item';
import { escapeXml } from '@lectern/marc/xml/escape-xml';
import type { Deps } from '../../../platform/deps.ts';
import { writeEntry } from './csl-writer.ts';
import { entryHtml, entryText } from './entry-markup.ts';
import { plainReference } from './plain-reference.ts';

export interface Citation {
  readonly recordId: string;
  readonly text: string;
  readonly html: string;
  /** `false`: a plain reference, because the style cannot be written for this record. */
  readonly inStyle: boolean;
}

export interface CitationRules {
  readonly style: CitationStyle;
  readonly language: Language;
}

/**
 * The references to bibs in a style, each formatted independently. A bib whose reference the style cannot write gets a plain one.
 * `caller` names who waits for them: callers take turns. `write` writes one entry, or raises where the style cannot.
 */
export async function cite(
  { log }: Pick<Deps, 'log'>,
  caller: string,
  bibs: readonly CitedBib[],
  { style, language }: CitationRules,
  write: typeof writeEntry = writeEntry,
): Promise<Citation[]> {
  return Promise.all(
    bibs.map(async ({ id: recordId, bib }) => {
      const item = cslItemOf({ id: recordId, bib });
      try {
        const entry = await write(caller, { style, locale: localeFor(style, language, item), item });
        const html = entryHtml(entry);
        return { recordId, html, text: entryText(html), inStyle: true };
      } catch (error) {
        log.warn({ err: error, recordId, style }, 'reference not written in its style');
        const text = plainReference(bib);
        return { recordId, html: escapeXml(text), text, inStyle: false };
      }
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
