import type { DemoPaper } from '@lectern/demo/papers/demo-paper';
import { citingPapers, DEMO_PAPERS } from '@lectern/demo/papers/demo-papers';
import { demoPapersWith, numberIn, pageOf } from './find-demo-papers.ts';

/** The register has two of three works. */
const WITHOUT = 3;
const TYPES: Readonly<Record<DemoPaper['type'], readonly [string, string]>> = {
  article: ['journal-article', 'Journal Article'],
  review: ['journal-article', 'Journal Article'],
  preprint: ['posted-content', 'Posted Content'],
  'book-chapter': ['book-chapter', 'Chapter'],
  dissertation: ['dissertation', 'Dissertation'],
  dataset: ['dataset', 'Dataset'],
};

/** One work with its references, or a list of works with its facets, as Crossref answers them. */
export function answerRegister(path: string, query: URLSearchParams): unknown {
  if (path !== 'works') {
    const paper = DEMO_PAPERS.filter(isIn).find(({ doi }) => path === `works/${doi}`);
    return paper && { message: { ...workOf(paper), reference: paper.references.map(referenceOf) } };
  }
  const filters = (query.get('filter') ?? '').split(',').filter(Boolean);
  const found = foundFor(query).filter((paper) => isIn(paper) && hasFilters(paper, filters));
  const page = pageOf(found, numberIn(query, 'offset', 0), numberIn(query, 'rows', 20));
  return {
    message: {
      'total-results': found.length,
      items: page.map(workOf),
      facets: {
        published: { values: counts(found, ({ year }) => String(year)) },
        'type-name': { values: counts(found, ({ type }) => TYPES[type][1]) },
      },
    },
  };
}

function isIn({ number }: DemoPaper): boolean {
  return number % WITHOUT !== 2;
}

function foundFor(query: URLSearchParams): readonly DemoPaper[] {
  const [title, author] = [query.get('query.title'), query.get('query.author')];
  if (title !== null) return demoPapersWith(title, (paper) => paper.title);
  if (author !== null) return demoPapersWith(author, ({ authors }) => authors.join(' '));
  return demoPapersWith(query.get('query') ?? '');
}

/** Values of one filter are alternatives. */
function hasFilters(paper: DemoPaper, filters: readonly string[]): boolean {
  const valuesOf = (name: string) =>
    filters.filter((one) => one.startsWith(`${name}:`)).map((one) => one.slice(name.length + 1));
  const isIn = (name: string, value: string) => valuesOf(name).length === 0 || valuesOf(name).includes(value);
  const [[from = '0'], [until = '9999']] = [valuesOf('from-pub-date'), valuesOf('until-pub-date')];
  return (
    isIn('type', TYPES[paper.type][0]) &&
    isIn('doi', paper.doi) &&
    paper.year >= Number(from) &&
    paper.year <= Number(until)
  );
}

function counts(papers: readonly DemoPaper[], nameIn: (paper: DemoPaper) => string): unknown {
  const counted = new Map<string, number>();
  for (const paper of papers) counted.set(nameIn(paper), (counted.get(nameIn(paper)) ?? 0) + 1);
  return Object.fromEntries(counted);
}

function workOf(paper: DemoPaper): Readonly<Record<string, unknown>> {
  return {
    DOI: paper.doi,
    URL: `https://example.org/papers/${paper.number}`,
    title: [paper.title],
    author: paper.authors.map(nameOf),
    issued: { 'date-parts': [[paper.year, 3]] },
    type: TYPES[paper.type][0],
    'container-title': [paper.journal],
    volume: paper.volume,
    issue: paper.issue,
    page: `${paper.firstPage}-${paper.lastPage}`,
    ISSN: [paper.issn],
    publisher: 'Lectern demo',
    // Registers count what they know of, which is less.
    'is-referenced-by-count': Math.max(0, citingPapers(paper.number).length - 1),
    'references-count': paper.references.length,
  };
}

function nameOf(name: string): Readonly<Record<string, string>> {
  const words = name.split(' ');
  return words.length === 1 ? { name } : { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' };
}

function referenceOf(number: number): unknown {
  const paper = DEMO_PAPERS[number];
  return {
    DOI: paper?.doi,
    'article-title': paper?.title,
    'journal-title': paper?.journal,
    author: paper?.authors[0],
    year: String(paper?.year ?? ''),
  };
}
