import type { Language } from '@lectern/contracts/kernel/languages';
import type { Markup } from '@lectern/marc/xml/element';
import type { FastifyReply } from 'fastify';
import { findStoppable, stopByLink } from '../../domains/shelf/subscriptions/stop-subscriptions.ts';
import type { Deps } from '../../platform/deps.ts';
import { html } from '../page/html.ts';
import { readersLanguage } from '../page/page-language.ts';
import { sendPage } from '../page/send-page.ts';
import type { Site, SiteRequest } from '../site.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Largest body that a mail program sends. */
export const MOST_STOP_BYTES = 10_000;

const NO_INDEX = html`<meta name="robots" content="noindex">`;

/**
 * Stops what a mail told of, at the private address in the mail: `/alpha/stop/SECRET`. POST stops, from the button of the page or from a
 * mail program (RFC 8058). GET only shows the page, because scanners of mails follow links.
 */
export function serveStop(deps: Deps) {
  return async ({ site, query, params, request, reply }: SiteRequest) => {
    const language = readersLanguage(site.tenant.settings.public, query, request.headers['accept-language']);
    const token = params.token ?? '';
    if (request.method === 'POST') await stopByLink(deps, site.tenant, token);
    const found = await findStoppable(deps, site.tenant, token);
    return found
      ? sendStoppable(reply, site, language, found)
      : send(reply, site, language, { status: 404, ...unknown(site, language) });
  };
}

function sendStoppable(
  reply: FastifyReply,
  site: Site,
  language: Language,
  { names, isStopped }: { readonly names: readonly string[]; readonly isStopped: boolean },
): FastifyReply {
  const words = STOP_WORDS[language];
  const list = html`<ul>${names.map((name) => html`<li>${name}</li>`)}</ul>`;
  const button = html`<form method="post"><button class="button lead">${words.stop}</button></form>`;
  return send(reply, site, language, {
    status: 200,
    title: isStopped ? words.stoppedTitle : words.title,
    text: isStopped ? words.stoppedText : words.text,
    more: [list, isStopped ? toSubscriptions(site, language) : button],
  });
}

function unknown(site: Site, language: Language) {
  const { unknownTitle: title, unknownText: text } = STOP_WORDS[language];
  return { title, text, more: [toSubscriptions(site, language)] };
}

function toSubscriptions({ root }: Site, language: Language): Markup {
  return html`<a class="button" href="${root}/#/personalCenter/subscriptions">${STOP_WORDS[language].toSubscriptions}</a>`;
}

function send(
  reply: FastifyReply,
  site: Site,
  language: Language,
  {
    status,
    title,
    text,
    more,
  }: {
    readonly status: number;
    readonly title: string;
    readonly text: string;
    readonly more: readonly Markup[];
  },
): FastifyReply {
  const body = html`<div class="message"><h1>${title}</h1><p>${text}</p>${more}</div>`;
  return sendPage(reply, site, { status, language, title, head: [NO_INDEX], body, isPrivate: true });
}
