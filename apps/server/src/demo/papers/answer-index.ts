import type { DemoPaper } from '@lectern/demo/papers/demo-paper';
import { citingPapers, DEMO_PAPERS } from '@lectern/demo/papers/demo-papers';
import { demoPapersWith, numberIn, pageOf } from './find-demo-papers.ts';

/** Ids of OpenAlex are a W and digits. */
const FIRST_ID = 9_000_000_000;

/** The list of works as OpenAlex answers it, with the filters that our protocol sends. */
export function answerIndex(query: URLSearchParams): unknown {
  const filters = (query.get('filter') ?? '').split(',').filter(Boolean);
  const search = query.get('search');
  const start = search === null ? demoPapersWith('') : demoPapersWith(search);
  const found = filters.reduce<readonly DemoPaper[]>((papers, filter) => filtered(papers, filter), start);
  if (query.has('group_by')) return { meta: { count: found.length }, results: [], group_by: byYear(found) };
  const rows = numberIn(query, 'per-page', 25);
  const sorted = query.get('sort') === 'cited_by_count:desc' ? byCitations(found) : found;
  const page = pageOf(sorted, (numberIn(query, 'page', 1) - 1) * rows, rows);
  return { meta: { count: found.length }, results: page.map(workOf) };
}

function filtered(papers: readonly DemoPaper[], filter: string): readonly DemoPaper[] {
  const colon = filter.indexOf(':');
  const [name, value] = [filter.slice(0, colon), filter.slice(colon + 1)];
  const values = value.split('|');
  const isNamed = (text: string) => values.includes(text);
  switch (name) {
    case 'title.search':
      return keep(
        papers,
        demoPapersWith(value, ({ title }) => title),
      );
    case 'raw_author_name.search':
      return keep(
        papers,
        demoPapersWith(value, ({ authors }) => authors.join(' ')),
      );
    case 'from_publication_date':
      return papers.filter(({ year }) => year >= Number(value.slice(0, 4)));
    case 'to_publication_date':
      return papers.filter(({ year }) => year <= Number(value.slice(0, 4)));
    case 'type':
      return papers.filter(({ type }) => isNamed(type));
    case 'language':
      return papers.filter(({ language }) => isNamed(language));
    case 'is_oa':
      return papers.filter(({ isOpen }) => isOpen);
    case 'openalex':
      return papers.filter((paper) => isNamed(idOf(paper)));
    case 'doi':
      return papers.filter(({ doi }) => isNamed(doi));
    case 'cites': {
      const cited = DEMO_PAPERS.find((paper) => idOf(paper) === value);
      return cited ? keep(papers, citingPapers(cited.number)) : [];
    }
    case 'cited_by': {
      const citing = DEMO_PAPERS.find((paper) => idOf(paper) === value);
      return papers.filter(({ number }) => citing?.references.includes(number));
    }
    default:
      return papers;
  }
}

function keep(papers: readonly DemoPaper[], some: readonly DemoPaper[]): readonly DemoPaper[] {
  return papers.filter((paper) => some.includes(paper));
}

function byYear(papers: readonly DemoPaper[]): unknown {
  const years = new Map<number, number>();
  for (const { year } of papers) years.set(year, (years.get(year) ?? 0) + 1);
  return Array.from(years, ([year, count]) => ({ key: String(year), count }));
}

function byCitations(papers: readonly DemoPaper[]): readonly DemoPaper[] {
  const count = ({ number }: DemoPaper) => citingPapers(number).length;
  return papers.toSorted((one, other) => count(other) - count(one));
}

function idOf({ number }: DemoPaper): string {
  return `W${FIRST_ID + number}`;
}

function workOf(paper: DemoPaper): unknown {
  const { doi, title, year, type, language, journal, issn, isOpen } = paper;
  return {
    id: `https://openalex.org/${idOf(paper)}`,
    doi: `https://doi.org/${doi}`,
    display_name: title,
    publication_year: year,
    publication_date: `${year}-03-01`,
    type,
    language,
    primary_location: { source: { display_name: journal, issn_l: issn, issn: [issn] } },
    best_oa_location: isOpen
      ? {
          landing_page_url: `https://example.org/papers/${paper.number}`,
          version: 'publishedVersion',
          license: 'cc-by',
        }
      : null,
    open_access: { is_oa: isOpen },
    authorships: paper.authors.map((name) => ({ author: { display_name: name } })),
    biblio: {
      volume: paper.volume,
      issue: paper.issue,
      first_page: String(paper.firstPage),
      last_page: String(paper.lastPage),
    },
    cited_by_count: citingPapers(paper.number).length,
    referenced_works_count: paper.references.length,
    is_retracted: paper.isRetracted,
    abstract_inverted_index: Object.fromEntries([[paper.abstract, [0]]]),
    topics: paper.topics.map((topic) => ({ display_name: topic })),
  };
}
