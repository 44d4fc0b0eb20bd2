import type { Language } from '@lectern/contracts/kernel/languages';

/** How a language marks a title, and words of others. */
const MARKS: Readonly<Record<Language, { readonly title: Pair; readonly quote: Pair }>> = {
  'zh-CN': { title: ['《', '》'], quote: ['“', '”'] },
  'zh-TW': { title: ['《', '》'], quote: ['「', '」'] },
  'en-US': { title: ['“', '”'], quote: ['“', '”'] },
  'fr-FR': { title: ['«\u202f', '\u202f»'], quote: ['«\u202f', '\u202f»'] },
};
type Pair = readonly [string, string];

/** Everything that Markdown or a citation could be read from. */
const MARKDOWN = /[\\`*_{}[\]<>#|~]/g;

/** Text of a record as text: nothing in it is read as Markdown or as a citation. */
export function plainly(text: string): string {
  return text.replace(/\s+/g, ' ').replace(MARKDOWN, (sign) => `\\${sign}`);
}

/** A title as a sentence names it, with the number by which it is cited. */
export function citedTitle(title: string, number: number, language: Language): string {
  return `${around(title, MARKS[language].title)}[${number}]`;
}

export function citedQuote(text: string, number: number, language: Language): string {
  return `${around(text, MARKS[language].quote)}[${number}]`;
}

function around(text: string, [open, close]: Pair): string {
  return `${open}${plainly(text)}${close}`;
}
