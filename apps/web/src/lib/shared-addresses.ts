import { mappingPathOf } from './mapping-path.ts';

/** The addresses of an open list or topic outside of this application. */
export interface SharedAddresses {
  /** A page that search engines and social networks can read. */
  readonly link: string;
  readonly feed: string;
  /** HTML for the pages of others. */
  readonly embed: string;
}

export function sharedAddresses(
  kind: 'list' | 'topic',
  id: string,
  name: string,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'> = window.location,
): SharedAddresses {
  const link = `${origin}/${encodeURIComponent(mappingPathOf(pathname))}/${kind}/${encodeURIComponent(id)}`;
  const title = name.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    link,
    feed: `${link}/feed`,
    embed: `<iframe src="${link}/embed" title="${title}" width="100%" height="420" loading="lazy"></iframe>`,
  };
}
