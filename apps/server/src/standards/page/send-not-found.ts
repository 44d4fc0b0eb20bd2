import type { FastifyReply } from 'fastify';
import type { Query, Site } from '../site-route.ts';
import { html } from './html.ts';
import { pageLanguage } from './page-language.ts';
import { PAGE_WORDS } from './page-words.ts';
import { sendPage } from './send-page.ts';

/** Sends the page for a record that cannot be shown. It is the same for unknown, deleted, suppressed and other libraries' records. */
export function sendNotFound(reply: FastifyReply, site: Site, query: Query): FastifyReply {
  const language = pageLanguage(site.tenant, query);
  const words = PAGE_WORDS[language];
  return sendPage(reply, site, {
    status: 404,
    language,
    title: words.notFoundTitle,
    head: [html`<meta name="robots" content="noindex">`],
    body: html`<h1>${words.notFoundTitle}</h1><p>${words.notFound}</p><p><a class="lead" href="${site.root}/">${words.search}</a></p>`,
  });
}
