import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { searchAddress } from '../../../lib/search-address.ts';
import { readExternalLink } from './read-external-link.ts';

/**
 * /searchListExternal and /searchListResource: redirects to the result page. Reads the address of the browser, because the router would
 * cut `C#` at the `#`. Without words it redirects to the search home.
 */
export default function ExternalPage() {
  const { key } = useLocation();
  return <Redirect key={key} />;
}

/** Reads the address once: the browser has the next address before the next page is drawn. */
function Redirect() {
  const [search] = useState(() => readExternalLink(location.hash));
  return <Navigate to={search ? searchAddress(search) : '/searchHome'} replace />;
}
