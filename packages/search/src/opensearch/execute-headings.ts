import { headingKey } from '../analysis/heading-key.ts';
import type { Headings, HeadingsRequest } from '../search-engine.ts';
import { allFilters, compileFilters } from './filters.ts';
import { headingText, readHeading } from './heading-text.ts';
import { headingField } from './mapping.ts';
import type { SearchContext } from './search-context.ts';

/** Headings of one answer at most. */
const MOST_HEADINGS = 1000;

interface HeadingsAnswer {
  readonly aggregations: {
    readonly page: {
      readonly buckets: readonly { readonly key: { readonly heading: string }; readonly doc_count: number }[];
    };
  };
}

/**
 * One page of the headings of a field. Without filters the cluster walks its dictionary from the place on; in the other direction, and
 * under filters, it looks at all documents.
 */
export async function executeHeadings(
  { cluster, alias, times }: SearchContext,
  request: HeadingsRequest,
): Promise<Headings> {
  const { field, from, direction, within = '', filters = [] } = request;
  const limit = Math.min(MOST_HEADINGS, Math.max(0, Math.floor(request.limit) || 0));
  const name = headingField(field);
  const start =
    'key' in from ? headingText(from.key) : headingText(headingKey(field, from.heading), from.heading);
  const order = direction === 'forward' ? 'asc' : 'desc';
  const { aggregations } = await cluster.call<HeadingsAnswer>({
    method: 'POST',
    path: `/${alias}/_search`,
    body: {
      size: 0,
      query:
        filters.length === 0 ? { match_all: {} } : { bool: { filter: allFilters(compileFilters(filters)) } },
      aggs: {
        page: {
          composite: {
            size: limit + 1,
            sources: [{ heading: { terms: { field: name, order } } }],
            after: { heading: start },
          },
        },
      },
    },
    timeoutMilliseconds: times.query + times.answer,
  });
  const found = aggregations.page.buckets.map(({ key, doc_count }) => ({
    ...readHeading(key.heading),
    count: doc_count,
  }));
  const outside = found.findIndex(({ key }) => !key.startsWith(within));
  const listed = found
    .slice(0, outside < 0 ? limit : Math.min(limit, outside))
    .map(({ value, count }) => ({ value, count }));
  return {
    headings: direction === 'forward' ? listed : listed.toReversed(),
    more: found.length > limit && (outside < 0 || outside > limit),
  };
}
