import { readFile, stat } from 'node:fs/promises';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { PAGE_START_ID, type PageStart } from '@lectern/contracts/people/tenant/page-start';
import { pageStartOf } from '../tenants/page-start.ts';
import type { ShownBeside } from '../tenants/shown-settings.ts';
import type { Tenant } from '../tenants/tenant-registry.ts';
import { type PreparedBody, prepareBody } from './prepared-body.ts';

/** What a page says of a tenant besides its settings. */
export interface TenantFacts {
  /** What the library system of the tenant can do. */
  readonly libraryCan: readonly string[];
  /** Whether the tenant has a way to send mails or text messages. */
  readonly sendsMessages: boolean;
}

/**
 * The built index.html with each tenant's name, language, colours and public settings written in. It is read again when the file
 * changed, so that a new build needs no restart, and made once for each revision of a tenant's settings.
 */
export function webPages(
  file: string,
  config: ShownBeside['config'],
  factsOf: (tenant: Tenant) => TenantFacts,
): (tenant: Tenant) => Promise<PreparedBody> {
  let changedAt = Number.NaN;
  let template = '';
  let made = new WeakMap<Tenant, Promise<PreparedBody>>();

  return async (tenant) => {
    // Absent for the second in which a build replaces it.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs !== changedAt) {
      template = await readFile(file, 'utf8');
      made = new WeakMap();
      changedAt = found.mtimeMs;
    }
    const page =
      made.get(tenant) ??
      prepareBody(fillTemplate(template, pageStartOf(tenant, { config, ...factsOf(tenant) })));
    made.set(tenant, page);
    return page;
  };
}

/** Replaces what index.html says of no library in particular. Functions, because a name may hold what `replace` reads as a pattern. */
function fillTemplate(template: string, start: PageStart): string {
  const { defaultLanguage, navBackColor, iconUrl } = start.settings;
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${defaultLanguage}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(nameIn(start.names, defaultLanguage))}</title>`)
    .replace(/(<meta name="theme-color" content=")[^"<]*"/, (_all, before) => `${before}#${navBackColor}"`)
    .replace(/<link rel="icon"[^<>]*>/, (ours) =>
      iconUrl ? `<link rel="icon" href="${escaped(iconUrl).replaceAll('"', '&quot;')}">` : ours,
    )
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
