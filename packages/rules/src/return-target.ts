/** The page that decides where a sign-in may lead. */
export interface Here {
  /** `https://library.example.org` */
  readonly origin: string;
  /** The path of the library: `alpha`. */
  readonly mappingPath: string;
  /** Other origins that the library allows. */
  readonly returnOrigins: readonly string[];
}

/** A page of this portal as a path of its router, or the address of another page. */
export type ReturnTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'address'; readonly address: string };

const LONGEST = 2000;
/** Browsers leave out tabs and line breaks in addresses and take a backslash for a slash: what looks harmless leads elsewhere. */
const SUSPICIOUS = /[\p{Cc}\\]/u;

/**
 * Where an address that came from outside may lead: to a page of this library's portal, to another page of this origin, or to an origin
 * that the library allows. Undefined for anything else, for the sign-in page itself, and for an address with credentials. Every return
 * path (`AIOpacUrl`, `nextpath`, `refer`, links of the logo) is read by this function.
 */
export function returnTarget(given: string, here: Here): ReturnTarget | undefined {
  const address = given.trim();
  if (address === '' || address.length > LONGEST || SUSPICIOUS.test(address)) return undefined;
  const root = `${here.origin}/${encodeURIComponent(here.mappingPath)}/`;
  if (/^#?\/(?!\/)/.test(address) && !address.includes('#/')) return page(address);
  if (address.startsWith('#/')) return page(address.slice(1));
  if (!URL.canParse(address, root)) return undefined;
  const url = new URL(address, root);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin !== here.origin) {
    return here.returnOrigins.includes(url.origin) ? { kind: 'address', address: url.href } : undefined;
  }
  if (!isAddress(address)) return undefined;
  // An address of this portal, with the page behind its hash.
  if (`${url.origin}${url.pathname.replace(/\/?$/, '/')}` !== root)
    return { kind: 'address', address: url.href };
  return page(url.hash === '' ? '/' : url.hash.slice(1));
}

/** The address to go to, for a page that is not part of the portal. */
export function addressOf(target: ReturnTarget, here: Pick<Here, 'origin' | 'mappingPath'>): string {
  return target.kind === 'address'
    ? target.address
    : `${here.origin}/${encodeURIComponent(here.mappingPath)}/#${target.path}`;
}

/** A text without a scheme or a leading slash is a name, not an address: it would be read as a page beside this one. */
function isAddress(text: string): boolean {
  return /^(https?:\/\/|\/)/i.test(text);
}

function page(path: string): ReturnTarget | undefined {
  const isOurs = /^\/(?!\/)/.test(path) && !/^\/login\b/i.test(path);
  return isOurs ? { kind: 'page', path } : undefined;
}
