import { headingKey } from '../analysis/heading-key.ts';
import type { SearchDocument } from '../search-document.ts';
import type { Headings, HeadingsRequest } from '../search-engine.ts';
import { naiveSearch } from './naive-search.ts';

/** What `headings` must answer: all headings are counted and put in order, then the page is cut out. */
export function naiveHeadings(documents: readonly SearchDocument[], request: HeadingsRequest): Headings {
  const { field, from, direction, within = '', limit, filters = [] } = request;
  const { hits } = naiveSearch(documents, {
    query: { kind: 'everything' },
    filters,
    offset: 0,
    limit: documents.length,
  });
  const found = new Set(hits.map(({ id }) => id));
  const counts = new Map<string, number>();
  for (const { id, facets } of documents)
    if (found.has(id))
      for (const value of new Set(facets[field] ?? [])) counts.set(value, (counts.get(value) ?? 0) + 1);
  const places = [...counts].map(([value, count]) => ({ key: headingKey(field, value), value, count }));
  places.sort((a, b) => compare(a, b));
  const start =
    'key' in from
      ? { key: from.key, value: '' }
      : { key: headingKey(field, from.heading), value: from.heading };
  const ahead = places.filter((place) => {
    const order = compare(place, start);
    return direction === 'backward' ? order < 0 : order > 0 || (order === 0 && 'key' in from);
  });
  if (direction === 'backward') ahead.reverse();
  const outside = ahead.findIndex(({ key }) => !key.startsWith(within));
  const listed = outside < 0 ? ahead : ahead.slice(0, outside);
  const page = listed.slice(0, limit).map(({ value, count }) => ({ value, count }));
  return {
    headings: direction === 'forward' ? page : page.toReversed(),
    more: listed.length > limit,
  };
}

interface Place {
  readonly key: string;
  readonly value: string;
}

function compare(a: Place, b: Place): number {
  return compareText(a.key, b.key) || compareText(a.value, b.value);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
