import type { PaperType } from '@lectern/contracts/discovery/scholar/paper';
import { foundPapers, type RawPaper } from '../found-paper.ts';
import { at, count, list, words, year } from '../json-parts.ts';
import type { PapersAnswer } from '../papers.ts';
import { typeOfDatacite } from './datacite-types.ts';

/** A list of works with its facets, or one alone; of one, the years in which it was cited if they are asked for. */
export function readDois(answer: unknown, isCiting: boolean): PapersAnswer | undefined {
  const data = at(answer, 'data');
  if (typeof data !== 'object' || data === null) return undefined;
  const one = Array.isArray(data) ? undefined : data;
  return {
    total: one ? 1 : count(at(answer, 'meta', 'total')),
    papers: foundPapers(list(data).map(rawWork)),
    years: isCiting
      ? yearsOf(at(one, 'attributes', 'citationsOverTime'), 'year', 'total')
      : yearsOf(at(answer, 'meta', 'published'), 'id', 'count'),
    types: typesOf(at(answer, 'meta', 'resourceTypes')),
  };
}

function rawWork(work: unknown): RawPaper {
  const facts = at(work, 'attributes');
  const container = at(facts, 'container');
  const licence = list(at(facts, 'rightsList'))
    .map((right) => words(at(right, 'rightsUri')))
    .find((uri) => /^https?:\/\/creativecommons\.org\//i.test(uri));
  const publisher = at(facts, 'publisher');
  const general = words(at(facts, 'types', 'resourceTypeGeneral'));
  const related = list(at(facts, 'relatedIdentifiers'));
  return {
    id: words(at(facts, 'doi')).toLowerCase(),
    doi: at(facts, 'doi'),
    title: titleOf(list(at(facts, 'titles'))),
    authors: list(at(facts, 'creators')).map(creatorOf),
    year: year(at(facts, 'publicationYear')),
    published: list(at(facts, 'dates'))
      .filter((date) => at(date, 'dateType') === 'Issued')
      .map((date) => at(date, 'date'))[0],
    type: typeOfDatacite(general, words(at(facts, 'types', 'resourceType'))),
    journal: at(container, 'title'),
    volume: at(container, 'volume'),
    issue: at(container, 'issue'),
    firstPage: at(container, 'firstPage'),
    lastPage: at(container, 'lastPage'),
    issns: numbersOf(related, 'issn'),
    isbns: numbersOf(related, 'isbn'),
    publisher: typeof publisher === 'string' ? publisher : at(publisher, 'name'),
    language: at(facts, 'language'),
    subjects: list(at(facts, 'subjects')).map((subject) => at(subject, 'subject')),
    abstract: at(
      list(at(facts, 'descriptions')).find((one) => at(one, 'descriptionType') === 'Abstract'),
      'description',
    ),
    citedCount: count(at(facts, 'citationCount')),
    referenceCount: count(at(facts, 'referenceCount')),
    isOpen: licence === undefined ? null : true,
    copies: licence === undefined ? [] : [{ url: at(facts, 'url'), licence, host: publisher }],
    url: at(facts, 'url'),
  };
}

/** The title itself: others are subtitles and translations. */
function titleOf(titles: readonly unknown[]): unknown {
  const written = titles.filter((title) => words(at(title, 'title')).trim() !== '');
  const main = written.find((title) => !at(title, 'titleType')) ?? written[0];
  return at(main, 'title');
}

function creatorOf(creator: unknown): { readonly name: unknown; readonly orcid: unknown } {
  const [family, given] = [words(at(creator, 'familyName')), words(at(creator, 'givenName'))];
  const ids = list(at(creator, 'nameIdentifiers'));
  return {
    name: family !== '' && given !== '' ? `${given} ${family}` : at(creator, 'name'),
    orcid: at(
      ids.find((id) => words(at(id, 'nameIdentifierScheme')).toUpperCase() === 'ORCID'),
      'nameIdentifier',
    ),
  };
}

/** Numbers of what holds the work. */
function numbersOf(related: readonly unknown[], type: string): unknown[] {
  return related
    .filter(
      (one) =>
        words(at(one, 'relatedIdentifierType')).toLowerCase().endsWith(type) &&
        at(one, 'relationType') === 'IsPartOf',
    )
    .map((one) => at(one, 'relatedIdentifier'));
}

function yearsOf(values: unknown, key: string, number: string): PapersAnswer['years'] {
  if (!Array.isArray(values)) return null;
  return values.flatMap((value) => {
    const [ofYear, works] = [year(at(value, key)), count(at(value, number))];
    return ofYear === null || works === null ? [] : [{ year: ofYear, count: works }];
  });
}

/** Several types of the source may be one of ours: they are of the same works of the same source, so they are added. */
function typesOf(values: unknown): PapersAnswer['types'] {
  if (!Array.isArray(values)) return null;
  const counts = new Map<PaperType, number>();
  for (const value of values) {
    const type = typeOfDatacite(words(at(value, 'id')), words(at(value, 'title')));
    counts.set(type, (counts.get(type) ?? 0) + (count(at(value, 'count')) ?? 0));
  }
  return [...counts].map(([type, works]) => ({ type, count: works }));
}
