import { normaliseLccn } from '@lectern/marc/mapping/identifier-list';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { oneLine } from '../one-line.ts';
import { type Citation, GENRES, type Genre } from './citation.ts';
import { citationDate } from './citation-date.ts';
import { doiIn, isbnsIn, issnsIn, lccnIn, nearIsbns, oclcIn, oclcOf, pmidIn } from './numbers.ts';
import type { Pair } from './pairs.ts';

const LONGEST_TITLE = 500;
const LONGEST_PLACE = 40;
const LONGEST_ID = 300;
const MOST_IDS = 20;

/** The citation in the keys of OpenURL 1.0 (Z39.88-2004: rft.isbn, rft_id ...) and 0.1 (isbn, id, title, stitle ...). */
export function citationOf(pairs: readonly Pair[]): Citation {
  const keys = new Map<string, string[]>();
  for (const [key, value] of pairs) keys.set(key, [...(keys.get(key) ?? []).slice(0, MOST_IDS), value]);
  const all = (names: readonly string[], longest = LONGEST_ID) =>
    names
      .flatMap((name) => keys.get(name) ?? [])
      .map((value) => oneLine(value, longest))
      .filter(Boolean);
  /** The values of a key of both versions. */
  const either = (...names: string[]) => all(names.flatMap((name) => [`rft.${name}`, name]));
  const title = (name: string) => withoutEnd(all([`rft.${name}`, name], LONGEST_TITLE)[0] ?? '');
  const place = (...names: string[]) => oneLine(either(...names)[0] ?? '', LONGEST_PLACE);
  const ids = [
    ...new Set([...all(['rft_id', 'rft.id', 'rft_dat', 'rfe_dat', 'id', 'pid']), ...either('identifier')]),
  ];
  const idOf = (read: (id: string) => string | undefined) => ids.flatMap((id) => read(id) ?? [])[0];
  const sici = siciOf(either('sici')[0] ?? '');
  const isbns = [...either('isbn'), ...ids.filter((id) => /^urn:isbn:/i.test(id))].flatMap(isbnsIn);
  const issns = [
    ...either('issn'),
    ...either('eissn'),
    ...ids.filter((id) => /^urn:issn:/i.test(id)),
    sici.issn,
  ];
  const valid = isbns.flatMap((isbn) => normaliseIsbn(isbn) ?? []);
  const [author, familyName] = authorOf(either);
  const articleTitle = title('atitle');
  const host = title('jtitle') || title('btitle') || title('title');
  const shortTitle = title('stitle');
  const [startPage, endPage] = pagesOf(either);
  const found = {
    title:
      (host === articleTitle ? '' : host) || (title('btitle') === host ? '' : title('btitle')) || shortTitle,
    shortTitle,
    articleTitle,
    author,
    familyName,
    issns: [...new Set(issns.flatMap(issnsIn))].slice(0, 4),
    isbns: [...new Set(valid)].slice(0, 4),
    nearIsbns: valid.length > 0 ? [] : isbns.slice(0, 2).flatMap(nearIsbns),
    doi: idOf(doiIn) ?? either('doi').flatMap((text) => doiIn(text) ?? [])[0] ?? '',
    pmid: idOf(pmidIn) ?? /^\d{1,12}/.exec(either('pmid')[0] ?? '')?.[0] ?? '',
    oclc: either('oclcnum').flatMap((text) => oclcOf(text) ?? [])[0] ?? idOf(oclcIn) ?? '',
    lccn: either('lccn').map(normaliseLccn)[0] ?? idOf(lccnIn) ?? '',
    date: firstDate([...either('date'), ...either('year'), sici.date]),
    volume: place('volume') || sici.volume,
    issue: place('issue', 'number', 'part') || sici.issue,
    startPage,
    endPage,
    ids: ids.slice(0, MOST_IDS),
  };
  // Dublin Core has no genre; systems write it as a format or a type.
  const [genre] = either('genre', 'format', 'type');
  const byKey = title('jtitle') === '' ? (title('btitle') === '' ? '' : ':book') : ':journal';
  return { genre: genreOf(genre, all(['rft_val_fmt'])[0] ?? byKey, found), ...found };
}

type Either = (...names: string[]) => string[];

function firstDate(texts: readonly string[]): string {
  return texts.map(citationDate).find((date) => date !== '') ?? '';
}

/** The author and the family name. `au` is any author: it is taken where it is the one whose family name is given, or where none is. */
function authorOf(either: Either): [author: string, familyName: string] {
  const [first, last] = [either('aufirst')[0] ?? either('auinit')[0], either('aulast')[0]];
  const whole = either('au', 'aucorp', 'creator')[0] ?? '';
  const inParts = last !== undefined && (first !== undefined || !whole.includes(last));
  const author = inParts ? [last, first].filter(Boolean).join(', ') : whole || (first ?? '');
  return [author, last ?? familyNameIn(author)];
}

/** The family name in "Hawking, S. W." or "S. W. Hawking". */
function familyNameIn(author: string): string {
  const [name = '', forenames] = author.split(',');
  return (forenames === undefined ? (name.split(' ').at(-1) ?? '') : name.trim()) || '';
}

/** First and last page, also of "1319-1321", "17/18" and "p. 274". */
function pagesOf(either: Either): [first: string, last: string] {
  const [, from = '', to = ''] = /([\da-z]{1,12})(?:\s?[-/–]\s?([\da-z]{1,12}))?/i.exec(
    (either('pages')[0] ?? '').replace(/^pp?\.?\s/i, ''),
  ) ?? ['', '', ''];
  return [
    oneLine(either('spage')[0] ?? from, LONGEST_PLACE),
    oneLine(either('epage')[0] ?? to, LONGEST_PLACE),
  ];
}

/** What a SICI says (ANSI/NISO Z39.56): 0363-0277(19950315)120:5<...>. */
function siciOf(text: string) {
  const [, issn = '', date = '', volume = '', issue = ''] =
    /^(\d{4}-\d{3}[\dX])\((\d{4,8})[^)]{0,10}\)(\d{0,6}):?([\d/]{0,9})/i.exec(text) ?? [];
  return { issn, date: date.length === 6 ? `${date.slice(0, 4)}-${date.slice(4)}` : date, volume, issue };
}

/** Titles of records end with the sign before what follows there ("... /"). */
function withoutEnd(title: string): string {
  let end = title.length;
  while (end > 0 && ' /:;,'.includes(title.charAt(end - 1))) end -= 1;
  return title.slice(0, end);
}

/** As the request says it, or by what it has. */
function genreOf(
  given = '',
  format = '',
  {
    articleTitle,
    title,
    issns,
    isbns,
    nearIsbns,
    volume,
    issue,
    startPage,
    doi,
    pmid,
  }: Omit<Citation, 'genre'>,
): Genre {
  const named = given.toLowerCase().replace('bookitem', 'chapter');
  const genre = GENRES.find((one) => one === named) ?? 'unknown';
  const isOfBook = format.endsWith(':book') || (isbns.length + nearIsbns.length > 0 && issns.length === 0);
  if (articleTitle !== '' && (genre === 'unknown' || genre === 'journal' || genre === 'issue'))
    return isOfBook && issue === '' ? 'chapter' : 'article';
  if (genre === 'book' && articleTitle !== '') return 'chapter';
  if (genre === 'journal' && (volume !== '' || issue !== '')) return startPage === '' ? 'issue' : 'article';
  if (genre !== 'unknown') return genre;
  if (format.endsWith(':dissertation')) return 'dissertation';
  if (format.endsWith(':patent')) return 'patent';
  if (issns.length > 0 || format.endsWith(':journal')) {
    if (startPage !== '' || doi !== '' || pmid !== '') return 'article';
    return volume === '' && issue === '' ? 'journal' : 'issue';
  }
  if (isOfBook) return 'book';
  if (volume !== '' && startPage !== '') return 'article';
  return title === '' && (doi !== '' || pmid !== '') ? 'article' : 'unknown';
}
