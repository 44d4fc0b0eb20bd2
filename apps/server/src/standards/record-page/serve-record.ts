import { nameIn } from '@lectern/contracts/kernel/languages';
import type { Markup } from '@lectern/marc/xml/element';
import type { Deps } from '../../platform/deps.ts';
import { html, jsonScript } from '../page/html.ts';
import { readersLanguage } from '../page/page-language.ts';
import { sendNoRecord } from '../page/send-message-page.ts';
import { sendPage } from '../page/send-page.ts';
import type { Site, SiteRequest } from '../site.ts';
import { UNAPI_FORMATS } from '../unapi/unapi-formats.ts';
import { jsonLdOf } from './json-ld.ts';
import { metaTags } from './meta-tags.ts';
import { showRecord } from './page-record.ts';
import { recordBody } from './record-body.ts';

/**
 * Answers the page of a record at an address without a hash, for search engines and reference managers. It has a link to
 * the portal and does not redirect: a crawler that is redirected would get the same portal page for every record.
 */
export function serveRecord(deps: Deps) {
  return async ({ site, query, params, request, reply }: SiteRequest) => {
    const acceptLanguage = request.headers['accept-language'];
    const language = readersLanguage(site.tenant.settings.public, query, acceptLanguage);
    const record = await showRecord(deps, site, params.id ?? '', language);
    if (!record) return sendNoRecord(reply, site, { query, acceptLanguage });
    const { names, public: shown } = site.tenant.settings;
    const name = nameIn(names, language, shown.defaultLanguage);
    // The address without a language has the language of the browser.
    const canonical = query.lang === language ? inLanguage(record.url, language) : record.url;
    return sendPage(reply, site, {
      status: 200,
      language,
      title: record.reference.title,
      head: [
        html`<link rel="canonical" href="${canonical}">\n`,
        ...languageLinks(site, record.url),
        ...formatLinks(site, record.id),
        ...metaTags(record, name),
        jsonScript('application/ld+json', jsonLdOf(record)),
      ],
      body: recordBody(record, site, language),
    });
  };
}

function inLanguage(url: string, language: string): string {
  return `${url}?lang=${language}`;
}

function languageLinks({ tenant }: Site, url: string): Markup[] {
  const { languages } = tenant.settings.public;
  return [
    html`<link rel="alternate" hreflang="x-default" href="${url}">\n`,
    ...languages.map(
      (language) => html`<link rel="alternate" hreflang="${language}" href="${inLanguage(url, language)}">\n`,
    ),
  ];
}

function formatLinks({ root }: Site, id: string): Markup[] {
  return [
    html`<link rel="unapi-server" type="application/xml" title="unAPI" href="${root}/unapi">\n`,
    ...Object.entries(UNAPI_FORMATS).map(
      ([format, { type }]) =>
        html`<link rel="alternate" type="${type}" title="${format}" href="${root}/unapi?id=${encodeURIComponent(id)}&amp;format=${format}">\n`,
    ),
  ];
}
