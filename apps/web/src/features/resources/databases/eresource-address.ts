import { useLocation } from 'react-router';
import { writeList } from './eresource-list.ts';

const EXTERNAL = /^\/dataBaseNavExternal(\/|$)/i;
const NEW = /^\/newDataBase(\/|$)/i;

export interface EresourceAddresses {
  /** The page of a database. */
  readonly of: (id: string) => string;
  /** The page of the lists, with this query. */
  readonly list: (query?: URLSearchParams) => string;
}

/**
 * Addresses beside the page that is shown. The pages stand at two addresses, and a link stays at that of its page; what hides the
 * navigation stays too, and from the page within another site it begins.
 */
export function useEresourceAddresses(): EresourceAddresses {
  const { pathname, search } = useLocation();
  const base = NEW.test(pathname) ? '/newDataBase' : '/dataBaseNav';
  const kept = writeList({}, new URLSearchParams(search));
  if (EXTERNAL.test(pathname)) kept.set('hideNav', '1');
  const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);
  return {
    of: (id) => withQuery(`${base}/details/${encodeURIComponent(id)}`, kept),
    list: (query = new URLSearchParams()) => withQuery(base, new URLSearchParams([...query, ...kept])),
  };
}
