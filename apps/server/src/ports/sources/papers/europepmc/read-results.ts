import type { PaperType } from '@lectern/contracts/discovery/scholar/paper';
import { foundPapers, type RawPaper } from '../found-paper.ts';
import { at, count, list, words, year, yes } from '../json-parts.ts';
import type { PapersAnswer } from '../papers.ts';

/** A list of results, in JSON or XML, from an offset on. */
export function readResults(answer: unknown, offset: number, rows: number): PapersAnswer | undefined {
  // XML has the same fields in an element around them.
  const said = at(answer, 'responseWrapper') ?? answer;
  const total = count(at(said, 'hitCount'));
  if (total === null) return undefined;
  const results = list(at(said, 'resultList', 'result')).slice(offset, offset + rows);
  return { total, papers: foundPapers(results.map(rawResult)), years: null, types: null };
}

function rawResult(result: unknown): RawPaper {
  const journal = at(result, 'journalInfo', 'journal');
  const book = at(result, 'bookOrReportDetails');
  const types = list(at(result, 'pubTypeList', 'pubType')).map((type) => words(type).toLowerCase());
  const free = list(at(result, 'fullTextUrlList', 'fullTextUrl')).filter((one) =>
    ['OA', 'F'].includes(words(at(one, 'availabilityCode'))),
  );
  return {
    id: `${words(at(result, 'source'))}:${words(at(result, 'id'))}`,
    doi: at(result, 'doi'),
    title: words(at(result, 'title')).replace(/\.$/, ''),
    authors: authorsOf(result),
    year: year(at(result, 'pubYear')) ?? year(at(result, 'journalInfo', 'yearOfPublication')),
    published: at(result, 'firstPublicationDate'),
    type: typeOf(types, words(at(result, 'source')), book !== undefined),
    journal: at(journal, 'title') ?? at(book, 'comprisingTitle'),
    volume: at(result, 'journalInfo', 'volume'),
    issue: at(result, 'journalInfo', 'issue'),
    pages: at(result, 'pageInfo'),
    issns: [at(journal, 'issn'), at(journal, 'ISSN'), at(journal, 'essn'), at(journal, 'ESSN')],
    isbns: [at(book, 'isbn13'), at(book, 'isbn10')],
    publisher: at(book, 'publisher'),
    language: at(result, 'language'),
    subjects: [
      ...list(at(result, 'keywordList', 'keyword')),
      ...list(at(result, 'meshHeadingList', 'meshHeading')).map((heading) => at(heading, 'descriptorName')),
    ],
    abstract: at(result, 'abstractText'),
    citedCount: count(at(result, 'citedByCount')),
    isOpen: free.length > 0 || yes(at(result, 'isOpenAccess')),
    copies: free.map((one) => ({
      url: at(one, 'url'),
      licence: at(result, 'license'),
      host: words(at(one, 'site')).replaceAll('_', ' '),
    })),
    isRetracted: types.includes('retracted publication'),
    url: addressOf(result),
  };
}

function authorsOf(result: unknown): RawPaper['authors'] {
  const authors = list(at(result, 'authorList', 'author'));
  if (authors.length === 0)
    return words(at(result, 'authorString'))
      .replace(/\.$/, '')
      .split(', ')
      .map((name) => ({ name }));
  return authors.map((author) => {
    const full = [words(at(author, 'firstName')), words(at(author, 'lastName'))].filter(Boolean).join(' ');
    const id = at(author, 'authorId');
    return {
      name: full || words(at(author, 'fullName')) || at(author, 'collectiveName'),
      orcid: at(id, 'value') ?? at(id, '#text'),
    };
  });
}

const TYPES: readonly (readonly [string, PaperType])[] = [
  ['preprint', 'preprint'],
  ['retraction of publication', 'notice'],
  ['published erratum', 'notice'],
  ['editorial', 'notice'],
  ['review', 'review'],
  ['systematic review', 'review'],
  ['review-article', 'review'],
  ['book', 'book'],
  ['thesis', 'thesis'],
  ['technical report', 'report'],
  ['dataset', 'dataset'],
];

function typeOf(types: readonly string[], source: string, isBook: boolean): PaperType {
  if (source === 'PPR') return 'preprint';
  if (source === 'ETH') return 'thesis';
  if (source === 'PAT') return 'other';
  const named = TYPES.find(([name]) => types.includes(name))?.[1];
  return named ?? (isBook ? 'book' : 'article');
}

function addressOf(result: unknown): string {
  const [source, id] = [words(at(result, 'source')), words(at(result, 'id'))];
  return `https://europepmc.org/article/${encodeURIComponent(source)}/${encodeURIComponent(id)}`;
}
