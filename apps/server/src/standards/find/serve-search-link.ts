import { MAX_SEARCH_LENGTH } from '@lectern/contracts/search/search-state';
import { appSearchAddress } from '../../domains/search/state/app-search-address.ts';
import { oneLine } from '../one-line.ts';
import type { SiteRequest } from '../site-route.ts';

/** `/alpha/search?q=words`: from a browser's search field, or a form without script, to the result page. */
export async function serveSearchLink({ site, query, reply }: SiteRequest) {
  const [words = ''] = [query.q ?? ''].flat();
  const keyWord = oneLine(words, MAX_SEARCH_LENGTH);
  return reply.redirect(appSearchAddress(site.root, { keyWord }), 302);
}
