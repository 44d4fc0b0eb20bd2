import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

/** Pages that answer searches. They are endless, and the records' pages have the same data. */
const SEARCH_PAGES = ['search', 'suggestions', 'feed', 'sru', 'openurl', 'unapi'];

/**
 * The robots.txt (RFC 9309). Crawlers may read the records' pages, but not calls and searches. The pages of the portal
 * need no rule: their addresses have a hash, which crawlers ignore.
 */
export function robotsTxt(origin: string, apiPrefix: string, tenants: readonly Tenant[]): string {
  const paths = tenants.map(({ mappingPath }) => `/${encodeURIComponent(mappingPath)}`);
  const lines = [
    'User-agent: *',
    `Disallow: ${apiPrefix}/`,
    ...paths.flatMap((path) => SEARCH_PAGES.map((name) => `Disallow: ${path}/${name}`)),
    ...paths.map((path) => `Allow: ${path}/record/`),
    '',
    ...paths.map((path) => `Sitemap: ${origin}${path}/sitemap.xml`),
  ];
  return `${lines.join('\n')}\n`;
}
