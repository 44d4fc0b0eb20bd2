import { MAX_SEARCH_LENGTH } from '@lectern/contracts/search/search-state';
import type { SiteRequest } from '../site-route.ts';
import { appSearchAddress } from './app-search-address.ts';

/** `/alpha/search?q=words`: from a browser's search field, or a form without script, to the result page. */
export async function serveSearchLink({ site, query, reply }: SiteRequest) {
  const [words = ''] = [query.q ?? ''].flat();
  const keyWord = words
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
  return reply.redirect(keyWord === '' ? `${site.root}/` : appSearchAddress(site, { keyWord }), 302);
}
