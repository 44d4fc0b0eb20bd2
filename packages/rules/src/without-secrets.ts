/** Parameters of our addresses that name a page and a search, and nobody. Everything else may be a token. */
const HARMLESS = /^(q|tab|list|page|rows|sort|view|type|part|kind|span|lang|keyword|matchType|docType)$/i;
/** A piece of a path that looks like a token: long, with digits and letters, and no id of ours (UUID). */
const LONG = /^(?=.*\d)(?=.*[a-z])[\w.~-]{24,}$/i;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LEFT_OUT = '…';

/**
 * The address of a page without what lets somebody in: no name and password, only known parameters, and no long piece of a path that is
 * not an id. The hash is read as a path with parameters too. Empty for what is no web address.
 */
export function withoutSecrets(address: string): string {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return '';
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return '';
  const [path = '', query = ''] = url.hash.slice(1).split('?');
  const hash = path || query ? `#${cleaned(path)}${harmless(new URLSearchParams(query))}` : '';
  return `${url.origin}${cleaned(url.pathname)}${harmless(url.searchParams)}${hash}`;
}

function cleaned(path: string): string {
  return path
    .split('/')
    .map((piece) => (LONG.test(piece) && !UUID.test(piece) ? LEFT_OUT : piece))
    .join('/');
}

function harmless(query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => HARMLESS.test(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
}
