import { Navigate } from 'react-router';
import { searchAddress } from '../../lib/search-address.ts';
import { readExternalLink } from './read-external-link.ts';

/**
 * /searchListExternal and /searchListResource: leads on to the result page. The address is read as the browser has it, since the router
 * would cut `C#` at its sign. Without words it leads to where some can be typed.
 */
export default function ExternalPage() {
  const search = readExternalLink(location.hash);
  return <Navigate to={search ? searchAddress(search) : '/searchHome'} replace />;
}
