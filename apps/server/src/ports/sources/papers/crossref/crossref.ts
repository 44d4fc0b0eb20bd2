import type { PapersProtocol, PapersSearch } from '../papers.ts';
import { encodeStrictly, queryOf } from '../plain-words.ts';
import { crossrefTypes } from './crossref-types.ts';
import { readMessage } from './read-message.ts';
import { readReferences } from './read-references.ts';

/** Only what is read: the references of a page of works would be megabytes. */
const FIELDS = [
  'DOI',
  'URL',
  'title',
  'subtitle',
  'author',
  'editor',
  'issued',
  'type',
  'container-title',
  'volume',
  'issue',
  'page',
  'article-number',
  'ISSN',
  'ISBN',
  'publisher',
  'subject',
  'abstract',
  'is-referenced-by-count',
  'references-count',
  'license',
  'updated-by',
].join(',');

const SORTS = { relevance: undefined, newest: 'published', cited: 'is-referenced-by-count' } as const;
const FACETS = 'type-name:30,published:60';

/** Crossref (https://api.crossref.org/swagger-ui). Its counts come with the search; it lists references and only counts citing works. */
export const crossref: PapersProtocol = {
  reach: 10_000,
  mostWorks: 50,
  ask(question) {
    switch (question.what) {
      case 'search':
      case 'years': {
        const { search } = question;
        const isCount = question.what === 'years';
        const sort = isCount ? undefined : SORTS[question.sort];
        return `/works?${queryOf({
          ...wordsOf(search),
          filter: filterOf(search),
          facet: FACETS,
          rows: isCount ? 0 : question.rows,
          offset: isCount ? undefined : question.offset,
          sort,
          order: sort && 'desc',
          select: isCount ? undefined : FIELDS,
        })}`;
      }
      case 'works': {
        // Its ids are DOIs. A comma would be read as another filter.
        const dois = [...question.ids, ...question.dois].filter(
          (doi) => doi.startsWith('10.') && !doi.includes(','),
        );
        if (dois.length === 0) return undefined;
        const filter = dois.map((doi) => `doi:${doi}`).join(',');
        return `/works?${queryOf({ filter, rows: dois.length, select: FIELDS })}`;
      }
      case 'references':
        return question.of.startsWith('10.') ? `/works/${encodeStrictly(question.of)}` : undefined;
      case 'citing':
      case 'citingYears':
        return undefined;
    }
  },
  read(question, answer) {
    return question.what === 'references' ? readReferences(question, answer) : readMessage(answer);
  },
};

function wordsOf({ words, field }: PapersSearch): Readonly<Record<string, string>> {
  switch (field) {
    case 'any':
      return { query: words };
    case 'title':
      return { 'query.title': words };
    case 'author':
      return { 'query.author': words };
  }
}

function filterOf({ yearFrom, yearTo, types }: PapersSearch): string {
  return [
    ...(yearFrom === undefined ? [] : [`from-pub-date:${yearFrom}`]),
    ...(yearTo === undefined ? [] : [`until-pub-date:${yearTo}`]),
    ...crossrefTypes(types).map((type) => `type:${type}`),
  ].join(',');
}
