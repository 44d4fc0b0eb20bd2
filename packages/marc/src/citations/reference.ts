import type { Bib, Creator, DocType, HostItem } from '../bib.ts';
import { type CitedName, citedName, oneLine } from './person-name.ts';

/** The data of a bib that all reference formats use. Texts have no line ends; absent parts are undefined. */
export interface Reference {
  readonly docType: DocType;
  readonly title: string;
  readonly authors: readonly CitedName[];
  readonly editors: readonly CitedName[];
  readonly translators: readonly CitedName[];
  readonly edition: string | undefined;
  readonly place: string | undefined;
  readonly publisher: string | undefined;
  readonly year: number | undefined;
  /** Number of pages of a monograph. */
  readonly pages: number | undefined;
  readonly series: { readonly title: string; readonly number: string | undefined } | undefined;
  /** The journal that holds an article, or the book that holds a chapter. */
  readonly host: ReferenceHost | undefined;
  readonly thesis:
    | { readonly degree: string | undefined; readonly institution: string | undefined }
    | undefined;
  readonly isbns: readonly string[];
  readonly issn: string | undefined;
  readonly doi: string | undefined;
  /** ISO 639-2/B. */
  readonly languages: readonly string[];
  readonly subjects: readonly string[];
  readonly abstract: string | undefined;
  /** Where the work itself can be read. */
  readonly fullText: string | undefined;
}

export interface ReferenceHost {
  readonly title: string;
  readonly isBook: boolean;
  /** Who wrote or edited the book. */
  readonly author: CitedName | undefined;
  /** The whole statement if it has neither volume nor issue nor pages that are known. */
  readonly volume: string | undefined;
  readonly issue: string | undefined;
  readonly firstPage: string | undefined;
  readonly lastPage: string | undefined;
}

/** What kind of reference a bib is. An article whose host is a book is a chapter. */
export type ReferenceKind = DocType | 'chapter';

export function kindOf({ docType, host }: Pick<Reference, 'docType' | 'host'>): ReferenceKind {
  return docType === 'article' && host?.isBook ? 'chapter' : docType;
}

/** MARC relators that count as author; the others edited, translated or helped. */
const AUTHORS = new Set(['aut', 'cre', 'cmp', 'art', 'pht', 'ctg', 'dis', 'lbt', 'drt', 'pro', 'com']);
const EDITORS = new Set(['edt', 'edc', 'edm', 'pbd', 'red']);
const TRANSLATORS = new Set(['trl']);

/** The reference to a bib. */
export function referenceOf(bib: Bib): Reference {
  const publication = bib.imprints.find(({ kind }) => kind === 'publication') ?? bib.imprints[0];
  const [series] = bib.series;
  return {
    docType: bib.docType,
    title: citedTitle(bib.title),
    ...namesOf(bib.creators),
    edition: line(bib.edition),
    place: line(publication?.places[0] ?? bib.host?.place),
    publisher: line(publication?.publishers[0] ?? bib.host?.publisher),
    year: bib.year,
    pages: pagesIn(bib.physical),
    series: series && {
      title: citedTitle(series.vernacular ?? series.title),
      number: line(series.number),
    },
    host: bib.host && referenceHost(bib.host),
    thesis: bib.thesis && { degree: line(bib.thesis.degree), institution: line(bib.thesis.institution) },
    isbns: [...bib.isbns.filter(({ valid }) => valid).map(({ value }) => oneLine(value)), ...isbnOfHost(bib)],
    issn: line(bib.issns[0] ?? bib.host?.issn),
    doi: line(bib.identifiers.find(({ kind }) => kind === 'doi')?.value),
    languages: bib.languages.map(oneLine).filter((code) => /^[a-z]{3}$/.test(code)),
    subjects: bib.subjects.flatMap(({ vernacular, parts }) => line(vernacular ?? parts.join(' -- ')) ?? []),
    abstract: line(bib.abstracts[0]),
    fullText: bib.links.find(({ kind, url }) => kind === 'fulltext' && isWebAddress(url))?.url,
  };
}

function referenceHost(host: HostItem): ReferenceHost {
  const { volume, issue, pages } = host;
  const [firstPage, lastPage] = (pages ?? '').split('-', 2);
  const isKnown = volume !== undefined || issue !== undefined || pages !== undefined;
  return {
    title: citedTitle(host.vernacular ?? host.title),
    isBook: host.isBook === true,
    author:
      host.creator === undefined
        ? undefined
        : citedName({ name: host.creator, kind: 'person', primary: true, roles: [] }),
    volume: line(isKnown ? volume : host.part),
    issue: line(issue),
    firstPage: line(firstPage),
    lastPage: line(lastPage),
  };
}

/** The ISBN of the book that holds a chapter. */
function isbnOfHost({ docType, host }: Bib): string[] {
  return docType === 'article' && host?.isbn !== undefined ? [host.isbn] : [];
}

/** Whether the address has a web scheme (http, https, ftp) and no unsafe characters. Only such addresses become links. */
export function isWebAddress(url: string): boolean {
  return /^(https?|ftp):\/\/[^\s\p{Cc}"<>\\]+$/iu.test(url);
}

function namesOf(creators: readonly Creator[]): Pick<Reference, 'authors' | 'editors' | 'translators'> {
  const within = (roles: ReadonlySet<string>) =>
    creators.filter((creator) => creator.roles.some((role) => roles.has(role)));
  const written = new Set(within(AUTHORS));
  const authors = creators.filter((creator) => creator.roles.length === 0 || written.has(creator));
  const isAuthor = new Set(authors);
  const editors = within(EDITORS).filter((creator) => !isAuthor.has(creator));
  const translators = within(TRANSLATORS).filter((creator) => !isAuthor.has(creator));
  // A main entry with another role is cited as author if there is no author and no editor.
  const cited = new Set([...authors, ...editors, ...translators]);
  const main = creators.filter((creator) => creator.primary && !cited.has(creator));
  return {
    authors: (authors.length > 0 || editors.length > 0 ? authors : main).map(citedName),
    editors: editors.map(citedName),
    translators: translators.map(citedName),
  };
}

/** A title without the space that ISBD puts before a colon; between Han characters with a full-width colon. */
function citedTitle(title: string): string {
  return oneLine(title)
    .replace(/(?<=\p{Script=Han}) ?: ?(?=\p{Script=Han})/gu, '：')
    .replace(/ : /g, ': ')
    .replace(/(?:(?<!\s)\s+)?[/:;=,]$/, '');
}

const PAGES = /(\d{1,5})\s*(?:p\b|pp\b|pages?\b|S\.|页|頁|面)/i;

function pagesIn(physical: readonly string[]): number | undefined {
  const [, pages] = physical.join(' ').match(PAGES) ?? [];
  return pages ? Number(pages) : undefined;
}

function line(text: string | undefined): string | undefined {
  const trimmed = oneLine(text ?? '');
  return trimmed === '' ? undefined : trimmed;
}
