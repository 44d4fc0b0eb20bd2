import type { PapersProtocol, PapersSearch } from '../papers.ts';
import { encodeStrictly, plainWords, queryOf } from '../plain-words.ts';
import { DATACITE_TYPES } from './datacite-types.ts';
import { readDois } from './read-dois.ts';

const SORTS = { relevance: 'relevance', newest: '-published', cited: '-citation-count' } as const;

/** DataCite (https://support.datacite.org/docs/api): data sets, theses, reports and preprints. Its ids are DOIs. */
export const datacite: PapersProtocol = {
  reach: 10_000,
  mostWorks: 50,
  ask(question) {
    switch (question.what) {
      case 'search':
      case 'years': {
        const { search } = question;
        const words = queryOfSearch(search);
        if (words === '') return undefined;
        const types = search.types.flatMap((type) => DATACITE_TYPES[type]);
        const isCount = question.what === 'years';
        return `/dois?${queryOf({
          query:
            types.length === 0 ? words : `${words} AND types.resourceTypeGeneral:(${types.join(' OR ')})`,
          sort: isCount ? undefined : SORTS[question.sort],
          'page[size]': isCount ? 0 : question.rows,
          'page[number]': isCount ? undefined : Math.floor(question.offset / question.rows) + 1,
        })}`;
      }
      case 'works': {
        const dois = [...question.ids, ...question.dois].filter(
          (doi) => doi.startsWith('10.') && !doi.includes(','),
        );
        if (dois.length === 0) return undefined;
        return `/dois?${queryOf({ ids: dois.join(','), 'page[size]': dois.length, 'disable-facets': 'true' })}`;
      }
      case 'citingYears':
        return question.of.startsWith('10.') ? `/dois/${encodeStrictly(question.of)}` : undefined;
      // It names citing and cited works by their DOIs alone.
      case 'references':
      case 'citing':
        return undefined;
    }
  },
  read: (question, answer) => readDois(answer, question.what === 'citingYears'),
};

function queryOfSearch({ words, field, yearFrom, yearTo, languages }: PapersSearch): string {
  const plain = plainWords(words);
  if (plain === '') return '';
  const all = plain.split(' ').join(' AND ');
  const named = { any: `(${all})`, title: `titles.title:(${all})`, author: `creators.name:(${all})` }[field];
  return [
    named,
    ...(yearFrom === undefined && yearTo === undefined
      ? []
      : [`publicationYear:[${yearFrom ?? 1000} TO ${yearTo ?? 2999}]`]),
    ...(languages.length === 0 ? [] : [`language:(${languages.join(' OR ')})`]),
  ].join(' AND ');
}
