import { nameIn } from '@lectern/contracts/kernel/languages';
import { element, xmlDocument } from '@lectern/marc/xml/element';
import { recordAddress } from '../../domains/collection/catalogue/records/record-address.ts';
import { worksOfFeed } from '../../domains/shelf/subscriptions/feed/works-of-feed.ts';
import type { Deps } from '../../platform/deps.ts';
import { PAGE_WORDS } from '../page/page-words.ts';
import { sendNoPage } from '../page/send-message-page.ts';
import type { SiteRequest } from '../site.ts';

/** Answers what a reader's subscriptions found as RSS 2.0, at the reader's private address: `/alpha/subscriptions/SECRET.xml`. */
export function serveSubscriptionFeed(deps: Deps) {
  return async ({ site, query, params, request, reply }: SiteRequest) => {
    const { tenant, origin, root } = site;
    const feed = await worksOfFeed(deps, tenant, (params.file ?? '').replace(/\.xml$/, ''));
    if (feed === undefined) {
      return sendNoPage(reply, site, { query, acceptLanguage: request.headers['accept-language'] });
    }
    const { language, works } = feed;
    const { names, public: shown } = tenant.settings;
    const library = nameIn(names, language, shown.defaultLanguage);
    const items = works.map((work) => {
      const address = recordAddress(origin, tenant, work.recordId);
      return element('item', {}, [
        element('title', {}, work.title),
        element('link', {}, address),
        element('guid', { isPermaLink: 'true' }, address),
        element('pubDate', {}, new Date(work.foundAt).toUTCString()),
        work.author === '' ? undefined : element('dc:creator', {}, work.author),
        ...work.terms.map((term) => element('category', {}, term)),
      ]);
    });
    const channel = [
      element('title', {}, `${PAGE_WORDS[language].newForYou} · ${library}`),
      element('link', {}, `${root}/#/personalCenter/subscriptions`),
      element('description', {}, library),
      element('language', {}, language),
      element('lastBuildDate', {}, deps.clock.now().toUTCString()),
      ...items,
    ];
    const rss = { version: '2.0', 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' };
    return reply
      .headers({
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'private, max-age=600',
        'x-robots-tag': 'noindex',
      })
      .send(xmlDocument(element('rss', rss, element('channel', {}, channel))));
  };
}
