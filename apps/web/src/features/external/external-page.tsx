import { Navigate } from 'react-router';
import { searchAddress } from '../../lib/search-address.ts';
import { readExternalLink } from './read-external-link.ts';

/**
 * /searchListExternal and /searchListResource: redirects to the result page. Reads the address of the browser, because the router would
 * cut `C#` at the `#`. Without words it redirects to the search home.
 */
export default function ExternalPage() {
  const search = readExternalLink(location.hash);
  return <Navigate to={search ? searchAddress(search) : '/searchHome'} replace />;
}
