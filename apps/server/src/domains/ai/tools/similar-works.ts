import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { SearchAnswer } from '@lectern/contracts/search/search-answer';
import type { AssistantTools, SimilarWork } from './tools.ts';

/** Subject headings of a work that others are looked for by: those after them say less of it. */
const HEADINGS = 3;
const MOST = 10;
/** Works of each heading that are looked at. */
const OF_HEADING = 30;

interface Weighed extends SimilarWork {
  readonly weight: number;
}

/** Works with the headings of a work, else its class, those with most first; the work itself is left out. */
export async function similarWorks(
  tools: Pick<AssistantTools, 'getRecord' | 'searchCatalogue'>,
  recordId: string,
): Promise<readonly SimilarWork[] | Refusal> {
  const record = await tools.getRecord(recordId);
  if (isRefusal(record)) return record;
  const headings = record.subjects.slice(0, HEADINGS).map(({ heading }) => heading);
  const named = headings.map((name) => ({
    name,
    search: { keyWord: name, searchField: 'subject' as const },
  }));
  const classes = record.classes.slice(0, 1).map(({ notation, name }) => ({
    name: name || notation,
    search: { keyWord: notation, searchField: 'classNumber' as const },
  }));
  const works = new Map<string, Weighed>();
  for (const { name, search } of [...named, ...classes]) {
    const found = await tools.searchCatalogue({ ...search, rows: OF_HEADING });
    if (!isRefusal(found)) add(works, name, found);
  }
  works.delete(recordId);
  return [...works.values()]
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ weight: _weight, ...work }) => work);
}

/** A heading that few works have says more of them than one that many have. */
function add(works: Map<string, Weighed>, name: string, { searchResult, numFound }: SearchAnswer): void {
  const weight = 1 / Math.log2(2 + numFound);
  for (const { recordId, title } of searchResult) {
    const known = works.get(recordId);
    const about = [...(known?.about ?? []), name];
    works.set(recordId, { recordId, title, about, weight: (known?.weight ?? 0) + weight });
  }
}
