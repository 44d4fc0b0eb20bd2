import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { PAGE_START_ID } from '@lectern/contracts/tenant/page-start';
import { pageStartOf } from '../tenants/page-start.ts';
import type { Tenant } from '../tenants/tenant-registry.ts';

/** One tenant's page, ready to be sent. */
export interface WebPage {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Of 11: the rest costs ten times the time for one part in fifty. */
const BROTLI_QUALITY = 9;

/**
 * The built index.html with each tenant's name, language, colours and public settings written in. It is read again when the file
 * changed, so that a new build needs no restart, and made once for each revision of a tenant's settings.
 */
export function webPages(file: string): (tenant: Tenant) => Promise<WebPage> {
  let changedAt = Number.NaN;
  let template = '';
  let made = new WeakMap<Tenant, Promise<WebPage>>();

  return async (tenant) => {
    // Absent for the second in which a build replaces it.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs !== changedAt) {
      template = await readFile(file, 'utf8');
      made = new WeakMap();
      changedAt = found.mtimeMs;
    }
    const page = made.get(tenant) ?? compressed(fillTemplate(template, tenant));
    made.set(tenant, page);
    return page;
  };
}

async function compressed(html: string): Promise<WebPage> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: await toBrotli(plain, { params }),
    gzip: await toGzip(plain),
  };
}

/** Replaces what index.html says of no library in particular. Functions, because a name may hold what `replace` reads as a pattern. */
function fillTemplate(template: string, tenant: Tenant): string {
  const start = pageStartOf(tenant);
  const { defaultLanguage, navBackColor } = start.settings;
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${defaultLanguage}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(nameIn(start.names, defaultLanguage))}</title>`)
    .replace(/(<meta name="theme-color" content=")[^"]*"/, (_all, before) => `${before}#${navBackColor}"`)
    .replace(
      '</head>',
      () => `${colours(navBackColor)}${standardsLinks(nameIn(start.names, defaultLanguage))}</head>`,
    )
    .replace(`id="${PAGE_START_ID}">`, (opening) => opening + jsonInHtml(start));
}

/** The header's colour before any script runs; the web app's theme puts the same in its place. */
function colours(nav: string): string {
  return (
    `<style>:root{--nav:#${nav}}@media (prefers-color-scheme:dark)` +
    `{:root:not([data-mode]){--nav:color-mix(in srgb,#${nav} 70%,#000)}}</style>`
  );
}

/** Where browsers and reference managers find the library's search and records; relative, as the page lies beside them. */
function standardsLinks(name: string): string {
  const title = escaped(name).replaceAll('"', '&quot;');
  return (
    `<link rel="search" type="application/opensearchdescription+xml" title="${title}" href="opensearch.xml">` +
    '<link rel="unapi-server" type="application/xml" title="unAPI" href="unapi">' +
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="feed">`
  );
}

/** Within a script element nothing but its end tag (and a comment) has a meaning. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
