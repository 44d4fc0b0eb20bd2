import type { PapersProtocol, PapersSearch } from '../papers.ts';
import { encodeStrictly, plainWords, queryOf, quoted } from '../plain-words.ts';
import { readCitations } from './read-citations.ts';
import { readResults } from './read-results.ts';

const SORTS = { relevance: undefined, newest: 'P_PDATE_D desc', cited: 'CITED desc' } as const;
/** Years are asked with the list of citing works: Europe PMC counts none. */
const MOST_CITING = 1000;

/** Europe PMC (https://europepmc.org/RestfulWebService). Its ids are `MED:123`: the collection, and the number in it. */
export const europepmc: PapersProtocol = {
  // Its pages are found by marks that come with the page before, so a later page is asked with all before it.
  reach: 200,
  mostWorks: 50,
  ask(question) {
    switch (question.what) {
      case 'search':
        return searchFor(
          queryOfSearch(question.search),
          question.offset + question.rows,
          SORTS[question.sort],
        );
      case 'works': {
        const named = [
          ...question.ids.flatMap((id) => (partsOf(id) ? [`(SRC:${id.replace(':', ' AND EXT_ID:')})`] : [])),
          ...question.dois.map((doi) => `DOI:${quoted(doi)}`),
        ];
        return searchFor(named.join(' OR '), named.length);
      }
      case 'references':
      case 'citing': {
        const { of, offset, rows, what } = question;
        return listFor(of, what, Math.floor(offset / rows) + 1, rows);
      }
      case 'citingYears':
        return listFor(question.of, 'citing', 1, MOST_CITING);
      case 'years':
        return undefined;
    }
  },
  read(question, answer) {
    switch (question.what) {
      case 'search':
        return readResults(answer, question.offset, question.rows);
      case 'works':
        return readResults(answer, 0, 100);
      case 'references':
      case 'citing':
        return readCitations(answer);
      case 'citingYears':
        return yearsOf(readCitations(answer));
      case 'years':
        return undefined;
    }
  },
};

function searchFor(query: string, pageSize: number, sort?: string): string | undefined {
  if (query === '') return undefined;
  return `/search?${queryOf({ query, format: 'json', resultType: 'core', pageSize, sort })}`;
}

function listFor(
  id: string,
  what: 'references' | 'citing',
  page: number,
  pageSize: number,
): string | undefined {
  const parts = partsOf(id);
  if (!parts) return undefined;
  const name = what === 'citing' ? 'citations' : 'references';
  return `/${parts.map(encodeStrictly).join('/')}/${name}?${queryOf({ page, pageSize, format: 'json' })}`;
}

function partsOf(id: string): [string, string] | undefined {
  const [, source, number] = /^([A-Z]{3}):([A-Za-z0-9._-]{1,40})$/.exec(id) ?? [];
  return source === undefined || number === undefined ? undefined : [source, number];
}

function queryOfSearch({ words, field, yearFrom, yearTo, languages, openOnly }: PapersSearch): string {
  const plain = plainWords(words);
  if (plain === '') return '';
  const named = { any: `(${plain})`, title: `TITLE:(${plain})`, author: `AUTH:(${plain})` }[field];
  const years = `PUB_YEAR:[${yearFrom ?? 1000} TO ${yearTo ?? 2999}]`;
  return [
    named,
    ...(yearFrom === undefined && yearTo === undefined ? [] : [years]),
    ...(languages.length === 0 ? [] : [`(${languages.flatMap(langOf).join(' OR ')})`]),
    ...(openOnly ? ['HAS_FREE_FULLTEXT:y'] : []),
  ].join(' AND ');
}

/** Europe PMC has languages by three letters (ISO 639-2/B). */
const THREE_LETTERS: Readonly<Record<string, string>> = {
  zh: 'chi',
  de: 'ger',
  fr: 'fre',
  en: 'eng',
  es: 'spa',
  ja: 'jpn',
  ru: 'rus',
  pt: 'por',
  it: 'ita',
  ko: 'kor',
  pl: 'pol',
};

function langOf(code: string): string[] {
  return [`LANG:${THREE_LETTERS[code] ?? code}`];
}

function yearsOf(answer: ReturnType<typeof readCitations>): ReturnType<PapersProtocol['read']> {
  if (!answer) return undefined;
  const counts = new Map<number, number>();
  for (const { year } of answer.papers) if (year !== null) counts.set(year, (counts.get(year) ?? 0) + 1);
  return { ...answer, papers: [], years: Array.from(counts, ([year, count]) => ({ year, count })) };
}
