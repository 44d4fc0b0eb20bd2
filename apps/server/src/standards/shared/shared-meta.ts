import type { Markup } from '@lectern/marc/xml/element';
import { html } from '../page/html.ts';
import type { SharedThing } from './shared-thing.ts';

/** Meta tags for search engines and social networks (Open Graph). */
export function sharedMeta({ url, title, description, picture }: SharedThing, siteName: string): Markup[] {
  const line = description.replace(/\s+/g, ' ').trim();
  const properties: readonly (readonly [string, string])[] = [
    ['og:title', title],
    ['og:description', line],
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:type', 'article'],
    ['og:image', picture],
  ];
  return [
    ...(line ? [html`<meta name="description" content="${line}">\n`] : []),
    ...properties.flatMap(([name, value]) =>
      value ? [html`<meta property="${name}" content="${value}">\n`] : [],
    ),
  ];
}

/** A list as `ItemList`, a topic as `Article`, of schema.org. */
export function sharedJsonLd(thing: SharedThing, siteName: string): Record<string, unknown> {
  const { type, url, title, description, picture, updatedAt, items } = thing;
  const common = {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': url,
    url,
    name: title,
    ...(description && { description }),
    ...(picture && { image: picture }),
  };
  if (type === 'Article') {
    const publisher = { '@type': 'Library', name: siteName };
    return { ...common, headline: title, dateModified: updatedAt, publisher };
  }
  return {
    ...common,
    numberOfItems: items.length,
    itemListElement: items.map((item, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: item.url,
      name: item.title,
    })),
  };
}
