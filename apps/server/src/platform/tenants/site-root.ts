import type { Tenant } from './tenant-registry.ts';

/** The address of a library's pages, without a slash at the end: `https://portal.example.org/alpha`. */
export function siteRoot(origin: string, { mappingPath }: Pick<Tenant, 'mappingPath'>): string {
  return `${origin}/${encodeURIComponent(mappingPath)}`;
}
