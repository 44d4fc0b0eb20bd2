import { nameIn } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../platform/deps.ts';
import { html, jsonScript } from '../page/html.ts';
import { readersLanguage } from '../page/page-language.ts';
import { sendNoPage } from '../page/send-message-page.ts';
import { sendPage } from '../page/send-page.ts';
import type { Site, SiteRequest } from '../site.ts';
import { sharedBody } from './shared-body.ts';
import { sharedJsonLd, sharedMeta } from './shared-meta.ts';
import type { ReadShared } from './shared-thing.ts';
import { writeSharedFeed } from './write-shared-feed.ts';

/** How a kind of shared thing is read: lists, topics. */
export type Reader = (deps: Deps, site: Site) => ReadShared;

/**
 * Answers the page of a list or topic without script, for social networks and search engines. With `embed` it is a page for the frames of
 * other sites: without header and footer, its links open in a new window.
 */
export function serveShared(deps: Deps, reader: Reader, { embed = false } = {}) {
  return async ({ site, query, params, request, reply }: SiteRequest) => {
    const acceptLanguage = request.headers['accept-language'];
    const thing = await reader(deps, site)(params.id ?? '');
    if (!thing) return sendNoPage(reply, site, { query, acceptLanguage });
    const language = readersLanguage(site.tenant.settings.public, query, acceptLanguage);
    const { names, public: shown } = site.tenant.settings;
    const name = nameIn(names, language, shown.defaultLanguage);
    return sendPage(reply, site, {
      status: 200,
      language,
      title: thing.title,
      isEmbedded: embed,
      head: [
        html`<link rel="canonical" href="${thing.url}">\n`,
        html`<link rel="alternate" type="application/rss+xml" title="${thing.title}" href="${thing.url}/feed">\n`,
        ...(embed ? [html`<base target="_blank">\n<meta name="robots" content="noindex">\n`] : []),
        ...sharedMeta(thing, name),
        jsonScript('application/ld+json', sharedJsonLd(thing, name)),
      ],
      body: sharedBody(thing, language),
    });
  };
}

/** Answers a list or topic as RSS 2.0: its works, or its lists and links. */
export function serveSharedFeed(deps: Deps, reader: Reader) {
  return async ({ site, query, params, request, reply }: SiteRequest) => {
    const acceptLanguage = request.headers['accept-language'];
    const thing = await reader(deps, site)(params.id ?? '');
    if (!thing) return sendNoPage(reply, site, { query, acceptLanguage });
    const { defaultLanguage } = site.tenant.settings.public;
    return reply
      .headers({
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=600',
      })
      .send(writeSharedFeed(thing, { language: defaultLanguage, now: deps.clock.now() }));
  };
}
