import { MAX_SEARCH_LENGTH } from '@lectern/contracts/discovery/search/search-state';
import { appSearchAddress } from '../../domains/discovery/search/state/app-search-address.ts';
import { oneLine } from '../../platform/one-line.ts';
import type { SiteRequest } from '../site.ts';

/** Redirects `/alpha/search?q=words` to the result page. Browsers' search fields and our pages without script use it. */
export async function serveSearchLink({ site, query, reply }: SiteRequest) {
  const [words = ''] = [query.q ?? ''].flat();
  const keyWord = oneLine(words, MAX_SEARCH_LENGTH);
  return reply.redirect(appSearchAddress(site.root, { keyWord }), 302);
}
