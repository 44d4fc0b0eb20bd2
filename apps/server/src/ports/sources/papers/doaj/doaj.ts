import type { PapersProtocol, PapersSearch } from '../papers.ts';
import { encodeStrictly, plainWords, queryOf, quoted } from '../plain-words.ts';
import { readArticles } from './read-articles.ts';

/** The Directory of Open Access Journals (https://doaj.org/api/docs): articles that anybody may read. */
export const doaj: PapersProtocol = {
  reach: 1000,
  mostWorks: 25,
  ask(question) {
    switch (question.what) {
      case 'search': {
        const { search, offset, rows } = question;
        return searchFor(queryOfSearch(search), Math.floor(offset / rows) + 1, rows);
      }
      case 'works': {
        const named = [
          ...question.ids.flatMap((id) => (/^[0-9a-f]{32}$/.test(id) ? [`id:${id}`] : [])),
          ...question.dois.map((doi) => `doi:${quoted(doi)}`),
        ];
        return searchFor(named.join(' OR '), 1, 50);
      }
      case 'years':
      case 'references':
      case 'citing':
      case 'citingYears':
        return undefined;
    }
  },
  read: (_, answer) => readArticles(answer),
};

function searchFor(query: string, page: number, pageSize: number): string | undefined {
  return query === ''
    ? undefined
    : `/search/articles/${encodeStrictly(query)}?${queryOf({ page, pageSize })}`;
}

function queryOfSearch({ words, field, yearFrom, yearTo }: PapersSearch): string {
  const plain = plainWords(words);
  if (plain === '') return '';
  // Words alone are alternatives there; a reader means all of them.
  const all = plain.split(' ').join(' AND ');
  const named = {
    any: `(${all})`,
    title: `bibjson.title:(${all})`,
    author: `bibjson.author.name:(${all})`,
  }[field];
  const years = `bibjson.year:[${yearFrom ?? 1000} TO ${yearTo ?? 2999}]`;
  return yearFrom === undefined && yearTo === undefined ? named : `${named} AND ${years}`;
}
