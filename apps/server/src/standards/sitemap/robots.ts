import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

/** Pages below a library's path that answer questions: without end, and nothing that records' pages do not say. */
const QUESTIONS = ['search', 'suggestions', 'feed', 'sru', 'openurl', 'unapi'];

/** robots.txt (RFC 9309): records' pages are for crawlers, calls and searches are not. Facets stand behind a hash, where none comes. */
export function robotsTxt(origin: string, apiPrefix: string, tenants: readonly Tenant[]): string {
  const paths = tenants.map(({ mappingPath }) => `/${encodeURIComponent(mappingPath)}`);
  const lines = [
    'User-agent: *',
    `Disallow: ${apiPrefix}/`,
    ...paths.flatMap((path) => QUESTIONS.map((name) => `Disallow: ${path}/${name}`)),
    ...paths.map((path) => `Allow: ${path}/record/`),
    '',
    ...paths.map((path) => `Sitemap: ${origin}${path}/sitemap.xml`),
  ];
  return `${lines.join('\n')}\n`;
}
