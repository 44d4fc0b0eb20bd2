import type { PaperType } from '@lectern/contracts/discovery/scholar/paper';
import { plainLines } from '@lectern/contracts/kernel/shared-text';
import { bareDoi } from '@lectern/marc/mapping/identifier-list';
import { doiAddress } from '@lectern/rules/doi';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { normaliseIssn } from '@lectern/rules/issn';
import { plainText } from '../plain-text.ts';
import { list, words } from './json-parts.ts';
import type { FoundPaper, OpenCopy } from './papers.ts';

const MOST = {
  title: 500,
  line: 300,
  abstract: 3000,
  address: 2000,
  doi: 300,
  authors: 30,
  subjects: 12,
  numbers: 6,
  copies: 10,
};

/** What a source said of a work, as it said it. */
export interface RawPaper {
  readonly id: unknown;
  readonly doi?: unknown;
  readonly title: unknown;
  readonly authors?: readonly { readonly name: unknown; readonly orcid?: unknown }[];
  /** Where the source counts more than it names. */
  readonly authorCount?: number | null;
  readonly year?: number | null;
  readonly published?: unknown;
  readonly type?: PaperType;
  readonly journal?: unknown;
  readonly volume?: unknown;
  readonly issue?: unknown;
  readonly firstPage?: unknown;
  readonly lastPage?: unknown;
  /** Instead of first and last page. */
  readonly pages?: unknown;
  readonly issns?: readonly unknown[];
  readonly isbns?: readonly unknown[];
  readonly publisher?: unknown;
  readonly language?: unknown;
  readonly subjects?: readonly unknown[];
  readonly abstract?: unknown;
  readonly citedCount?: number | null;
  readonly referenceCount?: number | null;
  readonly isOpen?: boolean | null;
  readonly copies?: readonly {
    readonly url: unknown;
    readonly version?: OpenCopy['version'];
    readonly licence?: unknown;
    readonly host?: unknown;
  }[];
  readonly isRetracted?: boolean | null;
  readonly url?: unknown;
}

/** The paper in plain texts; undefined without a title, since nobody could choose it. */
export function foundPaper(raw: RawPaper): FoundPaper | undefined {
  const title = line(raw.title, MOST.title);
  if (title === '') return undefined;
  const authors = (raw.authors ?? [])
    .map(({ name, orcid }) => ({ name: line(name), orcid: orcidIn(orcid) }))
    .filter(({ name }) => name !== '');
  const published = dateIn(raw.published);
  const copies = (raw.copies ?? []).flatMap(({ url, version = '', licence, host }) => {
    const address = webAddress(url);
    return address === '' ? [] : [{ url: address, version, licence: line(licence), host: line(host) }];
  });
  const doi = doiOf(raw.doi);
  return {
    id: line(raw.id, MOST.doi),
    doi,
    title,
    authors: authors.slice(0, MOST.authors),
    authorCount: Math.max(authors.length, raw.authorCount ?? 0),
    year: raw.year ?? (published === '' ? null : Number(published.slice(0, 4))),
    published,
    type: raw.type ?? 'other',
    journal: line(raw.journal),
    volume: line(raw.volume),
    issue: line(raw.issue),
    pages: line(raw.pages) || pageRange(line(raw.firstPage), line(raw.lastPage)),
    issns: distinct((raw.issns ?? []).flatMap((one) => normaliseIssn(words(one)) ?? [])).slice(
      0,
      MOST.numbers,
    ),
    isbns: distinct((raw.isbns ?? []).flatMap((one) => normaliseIsbn(words(one)) ?? [])).slice(
      0,
      MOST.numbers,
    ),
    publisher: line(raw.publisher),
    language: languageOf(words(raw.language)),
    subjects: distinct((raw.subjects ?? []).map((one) => line(one)).filter(Boolean)).slice(0, MOST.subjects),
    abstract: cut(plainLines(bare(words(raw.abstract))), MOST.abstract),
    citedCount: raw.citedCount ?? null,
    referenceCount: raw.referenceCount ?? null,
    isOpen: raw.isOpen ?? null,
    copies: distinctBy(copies, ({ url }) => url).slice(0, MOST.copies),
    isRetracted: raw.isRetracted ?? false,
    url: webAddress(raw.url) || (doi === '' ? '' : doiAddress(doi)),
  };
}

/** Papers of a list, each id once. */
export function foundPapers(raw: readonly (RawPaper | undefined)[]): FoundPaper[] {
  const papers = raw.flatMap((one) => (one && foundPaper(one)) ?? []);
  return distinctBy(papers, ({ id, doi, title }) => id || doi || title);
}

/** A DOI in lower case without an address (ISO 26324: letters of ASCII have no case); empty for what is none. */
export function doiOf(value: unknown): string {
  const given = bareDoi(words(value).trim());
  if (given === undefined || given.length > MOST.doi) return '';
  const doi = unescaped(given).toLowerCase();
  return /^10\.\d{4,9}(?:\.\d{1,9}){0,3}\/[^\s\p{Cc}]+$/u.test(doi) ? doi : '';
}

/** DOIs come with the escapes of addresses: `%28` is a bracket. A sign of percent that is none of an escape stays. */
function unescaped(doi: string): string {
  if (!doi.includes('%')) return doi;
  try {
    return decodeURIComponent(doi);
  } catch {
    return doi;
  }
}

/** One line without markup. */
export function line(value: unknown, most = MOST.line): string {
  return cut(
    plainLines(bare(words(value)))
      .replace(/\s+/g, ' ')
      .trim(),
    most,
  );
}

/** Titles come with markup, and with markup whose signs were escaped once or twice more. */
function bare(text: string): string {
  // Longer texts are no titles and abstracts: what is beyond is not cleaned but left out.
  let plain = plainText(text.slice(0, 20_000));
  for (let pass = 0; pass < 2 && /<\/?[a-z]|&(?:lt|gt|amp|quot);/i.test(plain); pass += 1)
    plain = plainText(plain);
  return plain;
}

/** An http or https address as browsers write it, without a sign-in; empty for others. */
export function webAddress(value: unknown): string {
  const text = words(value).trim();
  if (text.length > MOST.address || !URL.canParse(text)) return '';
  const { protocol, username, password, href } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : '';
}

/** YYYY, YYYY-MM or YYYY-MM-DD at the beginning of a date. */
function dateIn(value: unknown): string {
  const [, date = ''] =
    /^([12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)(?:$|[T ])/.exec(words(value)) ?? [];
  return date;
}

/** The parts of a date as Crossref and DOAJ give them: `[2020, 3, 1]`. */
export function dateOfParts(parts: readonly unknown[]): string {
  const digits = list(parts).map((part) => words(part).padStart(2, '0'));
  for (const most of [3, 2, 1]) {
    const date = dateIn(digits.slice(0, most).join('-'));
    if (digits.length >= most && date !== '') return date;
  }
  return '';
}

function orcidIn(value: unknown): string {
  return /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(words(value).slice(0, 100))?.[0] ?? '';
}

/** A code of ISO 639 in its short form: `eng`, `EN` and `en-US` are `en`. */
function languageOf(given: string): string {
  const [code = ''] = given.trim().toLowerCase().split(/[-_]/, 1);
  if (!/^[a-z]{2,3}$/.test(code)) return '';
  try {
    return Intl.getCanonicalLocales(BIBLIOGRAPHIC[code] ?? code)[0] ?? '';
  } catch {
    return '';
  }
}

/** Codes of ISO 639-2/B that differ from those of languages in locales. */
const BIBLIOGRAPHIC: Readonly<Record<string, string>> = {
  chi: 'zh',
  cze: 'cs',
  dut: 'nl',
  fre: 'fr',
  ger: 'de',
  gre: 'el',
  per: 'fa',
  rum: 'ro',
  slo: 'sk',
  ice: 'is',
  may: 'ms',
  und: '',
  mul: '',
  zxx: '',
};

function pageRange(first: string, last: string): string {
  return last === '' || last === first ? first : `${first}-${last}`;
}

function cut(text: string, most: number): string {
  const signs = text.length <= most ? undefined : Array.from(text);
  return signs && signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function distinctBy<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const seen = new Set<string>();
  return values.filter((value) => !seen.has(keyOf(value)) && seen.add(keyOf(value)));
}
