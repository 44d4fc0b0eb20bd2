import { getGift } from './buying/donations/get-gift.ts';
import { listRecentGifts } from './buying/donations/list-recent-gifts.ts';
import { searchGifts } from './buying/donations/search-gifts.ts';
import { listShownWishes } from './buying/recommendations/list-shown-wishes.ts';
import { DETAIL_CALLS } from './collection/detail/calls.ts';
import { HOLDINGS_CALLS } from './collection/holdings/calls.ts';
import { listLendingPlaces } from './counter/interlibrary/list-lending-places.ts';
import { AUTHOR_CALLS } from './discovery/authors/calls.ts';
import { BROWSE_CALLS } from './discovery/browse/calls.ts';
import { CITATIONS_CALLS } from './discovery/citations/calls.ts';
import { OTHER_LIBRARY_CALLS } from './discovery/other-libraries/calls.ts';
import { PROVIDER_CALLS } from './discovery/providers/calls.ts';
import { RELATED_CALLS } from './discovery/related/calls.ts';
import { SCHOLAR_CALLS } from './discovery/scholar/calls.ts';
import { SEARCH_CALLS } from './discovery/search/calls.ts';
import { SEARCHES_CALLS } from './discovery/searches/calls.ts';
import { SOURCES_CALLS } from './discovery/sources/calls.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import { ERESOURCE_CALLS } from './resources/databases/calls.ts';
import { ERESOURCE_LINK_CALLS } from './resources/links/calls.ts';
import { REPOSITORY_CALLS } from './resources/repository/calls.ts';
import { getFile } from './resources/repository/get-file.ts';
import { getPageImage } from './resources/repository/get-page-image.ts';
import { RESEARCHER_CALLS } from './resources/researchers/calls.ts';
import { RESOLVER_CALLS } from './resources/resolver/calls.ts';
import { TITLE_CALLS } from './resources/titles/calls.ts';
import { TRIAL_CALLS } from './resources/trials/calls.ts';
import { UNIT_CALLS } from './resources/units/calls.ts';
import { HOME_CALLS } from './shelf/home/calls.ts';
import { RECORD_USE_CALLS } from './shelf/record-use/calls.ts';

const CALLS: readonly AnyEndpoint[] = [
  ...AUTHOR_CALLS,
  ...BROWSE_CALLS,
  ...CITATIONS_CALLS,
  ...DETAIL_CALLS,
  ...ERESOURCE_CALLS,
  ...HOLDINGS_CALLS,
  ...HOME_CALLS,
  listLendingPlaces,
  ...RECORD_USE_CALLS,
  ...RELATED_CALLS,
  ...OTHER_LIBRARY_CALLS,
  ...PROVIDER_CALLS,
  ...SCHOLAR_CALLS,
  ...SEARCH_CALLS,
  ...SEARCHES_CALLS,
  ...SOURCES_CALLS,
  // What a ticket opens was shown to its reader already, and an `<img>` sends no session.
  ...REPOSITORY_CALLS.filter((call) => call !== getFile && call !== getPageImage),
  ...RESEARCHER_CALLS,
  ...RESOLVER_CALLS,
  ...ERESOURCE_LINK_CALLS,
  ...TITLE_CALLS,
  ...TRIAL_CALLS,
  ...UNIT_CALLS,
  getGift,
  listRecentGifts,
  listShownWishes,
  searchGifts,
];

/** The paths of all calls by which strangers see the catalogue. A library can close them to all but its readers. */
export const BROWSING_PATHS: ReadonlySet<string> = new Set(
  CALLS.filter(({ access }) => access === 'public').map(({ path }) => path),
);
