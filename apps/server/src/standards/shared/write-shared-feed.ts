import type { Language } from '@lectern/contracts/kernel/languages';
import { element, xmlDocument } from '@lectern/marc/xml/element';
import type { SharedThing } from './shared-thing.ts';

/** A list or topic as RSS 2.0, its items in their order. */
export function writeSharedFeed(
  { url, title, description, updatedAt, items }: SharedThing,
  { language, now }: { readonly language: Language; readonly now: Date },
): string {
  const rss = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
  };
  const self = { href: `${url}/feed`, rel: 'self', type: 'application/rss+xml' };
  return xmlDocument(
    element('rss', rss, [
      element('channel', {}, [
        element('title', {}, title),
        element('link', {}, url),
        element('description', {}, description || title),
        element('language', {}, language),
        element('pubDate', {}, new Date(updatedAt).toUTCString()),
        element('lastBuildDate', {}, now.toUTCString()),
        element('atom:link', self, ''),
        ...items.map((item) =>
          element('item', {}, [
            element('title', {}, item.title),
            element('link', {}, item.url),
            // A work can be in several lists: it is new in each of them.
            element('guid', { isPermaLink: 'false' }, `${url} ${item.url}`),
            element('description', {}, [item.about, item.note].filter(Boolean).join('\n')),
          ]),
        ),
      ]),
    ]),
  );
}
