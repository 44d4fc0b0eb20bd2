import type { DocType } from '@lectern/marc/bib';
import type { Filter, Query } from '@lectern/search/search-engine';
import { type Citation, isPart } from '../../../../platform/openurl/citation.ts';
import { isBookLike } from '../wanted-issue.ts';

/** One search for records, and how sure what it finds is. */
export interface Attempt {
  readonly foundBy: 'number' | 'title';
  readonly query: Query;
  readonly filters: readonly Filter[];
}

const SERIALS: readonly Filter[] = [
  { field: 'docType', anyOf: ['journal', 'newspaper'] satisfies DocType[] },
];
const PARTS: readonly Filter[] = [{ field: 'docType', anyOf: ['article'] satisfies DocType[] }];
/** A word of a short title that is only the beginning of one. */
const ABBREVIATED = /\p{L}\.(?:\s|$)/u;
/** Words of a short title that are sought. */
const MOST_WORDS = 10;

/** The records with a number of the work itself. */
export function byNumbers({ isbns, nearIsbns, doi, oclc, lccn }: Citation): Attempt[] {
  const numbers = [
    ...[...isbns, ...nearIsbns].map((isbn) => exact('isbn', isbn)),
    ...[doi, oclc, lccn].filter(Boolean).map((number) => exact('identifier', number)),
  ];
  return numbers.length > 0 ? [byNumber(numbers)] : [];
}

/** The record of the article itself, by its title, with an author if one is named. */
export function ofPart(citation: Citation): Attempt[] {
  const { articleTitle, familyName } = citation;
  if (!isPart(citation) || articleTitle === '') return [];
  return [byTitle([exact('title', articleTitle), ...(familyName ? [all('author', familyName)] : [])], PARTS)];
}

/** The records of the book, or of the journal that has an article, the surest first. */
export function ofWork(citation: Citation): Attempt[] {
  const { title, shortTitle, author, familyName, issns } = citation;
  if (isBookLike(citation))
    return title === '' ? [] : booksCalled(title, isPart(citation) ? [] : [author, familyName]);
  const titles = [...new Set([title, shortTitle])].filter(Boolean);
  const isAnything = citation.genre === 'unknown';
  return [
    // The number of a series or of what holds an article stands in records of books and articles too.
    ...(issns.length > 0
      ? [
          byNumber(
            issns.map((issn) => exact('issn', issn)),
            SERIALS,
          ),
        ]
      : []),
    ...titles.map((one) => byTitle([calledSo(one)], SERIALS)),
    ...titles
      .filter((one) => ABBREVIATED.test(one) || (one === shortTitle && one.includes(' ')))
      .map((one) => byTitle(abbreviated(one), SERIALS)),
    ...(isAnything && title !== '' ? booksCalled(title, [author, familyName]) : []),
  ];
}

/** With an author all words of the title, because subtitles differ; without one the whole title. */
function booksCalled(title: string, names: readonly string[]): Attempt[] {
  const known = [...new Set(names)].filter(Boolean);
  if (known.length === 0) return [byTitle([calledSo(title)], [])];
  return known.map((name) => byTitle([all('title', title), all('author', name)], []));
}

/** The whole title, with and without an article in front: requests leave it out or add it. */
function calledSo(title: string): Query {
  const bare = title.replace(/^(?:the|an?|les?|la|l['’]|der|die|das)(?:\s|(?<=['’]))/i, '');
  const forms = [...new Set([title, bare, `The ${bare}`])];
  return { kind: 'or', of: forms.map((form) => exact('title', form)) };
}

/** Each word of a short title; those that end with a full stop are beginnings of words ("Ann. harb."). */
function abbreviated(title: string): Query[] {
  return title
    .split(' ')
    .slice(0, MOST_WORDS)
    .flatMap((word): Query[] => {
      const text = word.endsWith('.') ? word.slice(0, -1) : word;
      if (text === '') return [];
      return [{ kind: 'text', field: 'title', text, match: text === word ? 'all' : 'prefix' }];
    });
}

function byNumber(of: readonly Query[], filters: readonly Filter[] = []): Attempt {
  return { foundBy: 'number', query: { kind: 'or', of }, filters };
}

function byTitle(of: readonly Query[], filters: readonly Filter[]): Attempt {
  return { foundBy: 'title', query: { kind: 'and', of }, filters };
}

function exact(field: 'isbn' | 'issn' | 'identifier' | 'title', text: string): Query {
  return { kind: 'text', field, text, match: 'exact' };
}

function all(field: 'title' | 'author', text: string): Query {
  return { kind: 'text', field, text, match: 'all' };
}
