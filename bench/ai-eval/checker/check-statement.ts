import type { Language } from '@lectern/contracts/kernel/languages';
import type { Quote, Source } from '@lectern/contracts/reference/ai/answer-lines';
import type { Answer } from '../asking/ask.ts';
import { isTrueOfCopies } from './holdings-claims.ts';
import type { RecordFacts } from './record-facts.ts';

/** A sentence that cites one record. */
export interface Statement {
  readonly language: Language;
  readonly text: string;
  readonly recordId: string;
  readonly source: Source;
  readonly quotes: readonly Quote[];
}

/** The sentences of an answer that cite a record, each with the record. */
export function statementsOf({ lines }: Pick<Answer, 'lines'>, language: Language): Statement[] {
  const sources = new Map<number, Source>();
  let quotes: readonly Quote[] = [];
  const statements: Statement[] = [];
  for (const line of lines) {
    if (line.dataType === 2) {
      for (const source of line.data.sources) sources.set(source.number, source);
      quotes = line.data.quotes;
    }
    if (line.dataType !== 0) continue;
    const text = line.data.chunkMessage.content;
    const source = sources.get(Number(/\[(\d+)\]/.exec(text)?.[1]));
    if (source && line.data.bookAttrs.length > 0)
      statements.push({ language, text, recordId: source.recordId, source, quotes });
    quotes = [];
  }
  return statements;
}

/**
 * Whether everything that a sentence says of the record that it cites stands in the database: its title, who made it and when, what is
 * quoted, its headings and its copies. What the checker cannot read is not accepted.
 */
export function isTrue(
  { text, source, quotes, language }: Statement,
  facts: RecordFacts | undefined,
): boolean {
  if (!facts || !isSourceTrue(source, facts)) return false;
  const isQuoteTrue = quotes.every(
    ({ part, index, from, to, text: quoted }) => facts.texts[part][index]?.slice(from, to) === quoted,
  );
  if (!isQuoteTrue) return false;
  const sentence = text.replace(/^- /, '').trim();
  const title = citedAs(facts.title, source.number, language);
  if (!sentence.startsWith(title)) return false;
  let rest = sentence.slice(title.length);
  for (const { text: quoted, number } of quotes) {
    const cited = citedAs(quoted, number, language, 'quote');
    if (!rest.includes(cited)) return false;
    rest = rest.replace(cited, '');
  }
  return rest.split(' · ').every((piece, at) => isPieceTrue(piece.trim(), at === 0, facts, language));
}

/** How the assistant says that a record has neither abstract nor contents. */
const SILENT: Readonly<Record<Language, string>> = {
  'zh-CN': '本馆的记录里没有它的内容说明。',
  'zh-TW': '本館的記錄裡沒有它的內容說明。',
  'en-US': 'The record does not say what it is about.',
  'fr-FR': 'La notice ne dit pas de quoi il s’agit.',
};

function isPieceTrue(piece: string, isFirst: boolean, facts: RecordFacts, language: Language): boolean {
  if (piece === '') return true;
  const bare = unmarked(piece);
  if (isFirst) return isMadeBy(bare, facts);
  if (bare === SILENT[language]) return facts.texts.abstract.length + facts.texts.contents.length === 0;
  if (bare.split(/; | ; |；/).every((one) => isTrueOfCopies(one.trim(), facts, language))) return true;
  const isHeading = (name: string) =>
    facts.headings.some((heading) => heading === name || (/\d/.test(name) && heading.startsWith(name)));
  return isListOf(bare, isHeading);
}

/** Whether a text is names joined by commas; a name may have commas too. */
function isListOf(text: string, isName: (name: string) => boolean): boolean {
  if (isName(text)) return true;
  return [...text.matchAll(/, /g)].some(
    ({ index }) => isName(text.slice(0, index)) && isListOf(text.slice(index + 2), isName),
  );
}

/** Author and year, as a list of works has them. */
function isMadeBy(piece: string, { authors, years }: RecordFacts): boolean {
  const [, author = '', year = ''] = /^(.*?)(?:(?:^|, )(\d{3,4}))?$/u.exec(piece) ?? [];
  const same = (one: string) => one.replace(/\s+/g, ' ').trim();
  return (
    (year === '' || years.includes(Number(year))) &&
    (author === '' ||
      authors.some((name) => same(name) === same(author)) ||
      author.split('; ').every((one) => authors.some((name) => same(name) === same(one))))
  );
}

function isSourceTrue({ title, author, publisher, publishYear, isbn }: Source, facts: RecordFacts): boolean {
  return (
    title === facts.title &&
    (author === '' || facts.authors.includes(author)) &&
    (publisher === '' || facts.publishers.includes(publisher)) &&
    (publishYear === null || facts.years.includes(publishYear)) &&
    (isbn === '' || facts.isbns.includes(isbn))
  );
}

const MARKS: Readonly<Record<Language, { readonly [kind in 'title' | 'quote']: readonly [string, string] }>> =
  {
    'zh-CN': { title: ['《', '》'], quote: ['“', '”'] },
    'zh-TW': { title: ['《', '》'], quote: ['「', '」'] },
    'en-US': { title: ['“', '”'], quote: ['“', '”'] },
    'fr-FR': { title: ['«\u202f', '\u202f»'], quote: ['«\u202f', '\u202f»'] },
  };

/** The words of a record as a sentence cites them, with the signs of Markdown escaped. */
function citedAs(
  words: string,
  number: number,
  language: Language,
  kind: 'title' | 'quote' = 'title',
): string {
  const [open, close] = MARKS[language][kind];
  return `${open}${words.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')}${close}[${number}]`;
}

function unmarked(text: string): string {
  return text.replace(/\\([\\`*_{}[\]<>#|~])/g, '$1');
}
