import { useSearchParams } from 'react-router';
import { keepShell } from '../../../components/eresources/shell-query.ts';
import { eresourceAddress } from '../../../lib/eresource-address.ts';

export interface TitleAddresses {
  /** The page of a title. */
  readonly of: (id: string) => string;
  /** The page of a database that has titles. */
  readonly database: (id: string) => string;
  /** The list of all titles. */
  readonly list: string;
}

/** Addresses beside the page that is shown. What hides the navigation stays. */
export function useTitleAddresses(): TitleAddresses {
  const [from] = useSearchParams();
  const withShell = (path: string, query = new URLSearchParams()) => {
    keepShell(from, query);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return {
    of: (id) => withShell('/magazineNavDetail', new URLSearchParams({ id })),
    database: (id) => withShell(eresourceAddress(id)),
    list: withShell('/magazineNav'),
  };
}
