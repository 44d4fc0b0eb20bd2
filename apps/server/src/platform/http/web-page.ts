import { readFile, stat } from 'node:fs/promises';
import { browsersLanguage } from '@lectern/contracts/kernel/browsers-language';
import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
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
 * changed, so that a new build needs no restart, and made once for each language and revision of a tenant's settings. The page is in the
 * language that the browser wants, where the library offers it.
 */
export function webPages(
  file: string,
  config: ShownBeside['config'],
  factsOf: (tenant: Tenant) => TenantFacts,
): (tenant: Tenant, acceptLanguage: string) => Promise<PreparedBody> {
  let changedAt = Number.NaN;
  let template = '';
  let made = new WeakMap<Tenant, Map<Language, Promise<PreparedBody>>>();

  return async (tenant, acceptLanguage) => {
    // Absent for the second in which a build replaces it.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs !== changedAt) {
      template = await readFile(file, 'utf8');
      made = new WeakMap();
      changedAt = found.mtimeMs;
    }
    const { languages, defaultLanguage } = tenant.settings.public;
    const language = browsersLanguage(acceptLanguage, languages) ?? defaultLanguage;
    const pages = made.get(tenant) ?? new Map<Language, Promise<PreparedBody>>();
    made.set(tenant, pages);
    const page =
      pages.get(language) ??
      prepareBody(fillTemplate(template, pageStartOf(tenant, language, { config, ...factsOf(tenant) })));
    pages.set(language, page);
    return page;
  };
}

/** What the page is, for search engines. */
const ABOUT: Record<Language, string> = {
  'zh-CN': '检索图书馆馆藏，查看在架情况，管理借阅。',
  'zh-TW': '檢索圖書館館藏，查看在架情況，管理借閱。',
  'en-US': 'Search the library, see what is on the shelf, manage your loans.',
  'fr-FR': 'Cherchez dans la bibliothèque, voyez ce qui est en rayon, gérez vos prêts.',
};

const NEEDS_SCRIPT: Record<Language, string> = {
  'zh-CN': '本页面需要启用 JavaScript。',
  'zh-TW': '本頁面需要啟用 JavaScript。',
  'en-US': 'This page needs JavaScript.',
  'fr-FR': 'Cette page a besoin de JavaScript.',
};

/** Replaces what index.html says of no library in particular. Functions, because a name may hold what `replace` reads as a pattern. */
function fillTemplate(template: string, start: PageStart): string {
  const { language } = start;
  const { defaultLanguage, navBackColor, iconUrl } = start.settings;
  const name = nameIn(start.names, language, defaultLanguage);
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`)
    .replace(/(<meta name="description" content=")[^"<]*"/, (_all, before) => `${before}${ABOUT[language]}"`)
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${NEEDS_SCRIPT[language]}</noscript>`)
    .replace(/(<meta name="theme-color" content=")[^"<]*"/, (_all, before) => `${before}#${navBackColor}"`)
    .replace(/<link rel="icon"[^<>]*>/, (ours) =>
      iconUrl ? `<link rel="icon" href="${escaped(iconUrl).replaceAll('"', '&quot;')}">` : ours,
    )
    .replace('</head>', () => `${colours(navBackColor)}${standardsLinks(name)}</head>`)
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
