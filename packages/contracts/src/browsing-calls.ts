import { BROWSE_CALLS } from './browse/calls.ts';
import { CITATIONS_CALLS } from './citations/calls.ts';
import { DETAIL_CALLS } from './detail/calls.ts';
import { HOLDINGS_CALLS } from './holdings/calls.ts';
import { HOME_CALLS } from './home/calls.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import { SEARCH_CALLS } from './search/calls.ts';
import { SEARCHES_CALLS } from './searches/calls.ts';
import { SOURCES_CALLS } from './sources/calls.ts';

const CALLS: readonly AnyEndpoint[] = [
  ...BROWSE_CALLS,
  ...CITATIONS_CALLS,
  ...DETAIL_CALLS,
  ...HOLDINGS_CALLS,
  ...HOME_CALLS,
  ...SEARCH_CALLS,
  ...SEARCHES_CALLS,
  ...SOURCES_CALLS,
];

/** The paths of all calls by which strangers see the catalogue. A library can close them to all but its readers. */
export const BROWSING_PATHS: ReadonlySet<string> = new Set(
  CALLS.filter(({ access }) => access === 'public').map(({ path }) => path),
);
