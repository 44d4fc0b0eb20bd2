import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Markup } from '@lectern/marc/xml/element';
import type { FastifyReply } from 'fastify';
import { siteRoot } from '../../platform/tenants/site-root.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { Query, Site } from '../site.ts';
import { FRAME_WORDS } from './frame-words.ts';
import { html } from './html.ts';
import { readersLanguage } from './page-language.ts';
import { PAGE_WORDS } from './page-words.ts';
import { NO_LIBRARY, sendPage } from './send-page.ts';

const NO_INDEX = html`<meta name="robots" content="noindex">`;

/** What decides the language of a page (the query of its address and the header of the browser), and its status. */
export interface LanguageWishes {
  readonly query: Query;
  readonly acceptLanguage: string | undefined;
  /** 400 for an address that cannot be read; 404 if it is left out. */
  readonly status?: 400 | 404;
}

/** Sends the page for a record that cannot be shown. It is the same for unknown, deleted, suppressed and other libraries' records. */
export function sendNoRecord(reply: FastifyReply, site: Site, wishes: LanguageWishes): FastifyReply {
  const language = languageFor(site, wishes);
  const { notFoundTitle, notFound } = PAGE_WORDS[language];
  const home = html`<a class="button lead" href="${site.root}/">${FRAME_WORDS[language].toPortal}</a>`;
  return send(reply, site, { language }, { title: notFoundTitle, text: notFound, ways: home });
}

/** Sends the page for an address of a library without a page. */
export function sendNoPage(reply: FastifyReply, site: Site, wishes: LanguageWishes): FastifyReply {
  const language = languageFor(site, wishes);
  const { addressTitle, addressUnknown, toPortal } = FRAME_WORDS[language];
  const home = html`<a class="button lead" href="${site.root}/">${toPortal}</a>`;
  return send(
    reply,
    site,
    { language, status: wishes.status },
    { title: addressTitle, text: addressUnknown, ways: home },
  );
}

/** Sends the page for a refusal or a fault of a page that exists, with the words that calls answer it with. */
export function sendFault(
  reply: FastifyReply,
  site: Site,
  {
    status,
    language,
    message,
  }: { readonly status: number; readonly language: Language; readonly message: string },
): FastifyReply {
  const title = FRAME_WORDS[language].faultTitle;
  return send(reply, site, { language, status }, { title, text: message, ways: undefined });
}

/** Sends the page for an address that names no library, with links to the libraries. */
export function sendNoLibrary(
  reply: FastifyReply,
  { origin, tenants }: { readonly origin: string; readonly tenants: readonly Tenant[] },
  { query, acceptLanguage, status }: LanguageWishes,
): FastifyReply {
  const language = readersLanguage(NO_LIBRARY, query, acceptLanguage);
  const { libraryTitle, libraryUnknown, libraries } = FRAME_WORDS[language];
  const links = tenants.map((tenant) => {
    const name = nameIn(tenant.settings.names, language, tenant.settings.public.defaultLanguage);
    return html`<li><a href="${siteRoot(origin, tenant)}/">${name}</a></li>`;
  });
  const ways = links.length > 0 ? html`<h2>${libraries}</h2><ul>${links}</ul>` : undefined;
  return send(reply, undefined, { language, status }, { title: libraryTitle, text: libraryUnknown, ways });
}

function languageFor({ tenant }: Site, { query, acceptLanguage }: LanguageWishes) {
  return readersLanguage(tenant.settings.public, query, acceptLanguage);
}

function send(
  reply: FastifyReply,
  site: Site | undefined,
  { language, status = 404 }: { readonly language: Language; readonly status?: number | undefined },
  { title, text, ways }: { readonly title: string; readonly text: string; readonly ways: Markup | undefined },
): FastifyReply {
  const body = html`<div class="message"><h1>${title}</h1><p>${text}</p>${ways}</div>`;
  return sendPage(reply, site, { status, language, title, head: [NO_INDEX], body });
}
