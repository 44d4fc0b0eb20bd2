import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { isWebAddress } from '@lectern/marc/citations/reference';
import { element, type Markup, xmlDocument } from '@lectern/marc/xml/element';
import { authorLine } from '../../domains/collection/catalogue/records/bib-words.ts';
import type { BibRecord } from '../../domains/collection/catalogue/records/find-bibs.ts';
import { recordAddress } from '../../domains/collection/catalogue/records/record-address.ts';
import { presentBib } from '../../domains/collection/detail/present-bib.ts';
import {
  appSearchAddress,
  type LinkedSearch,
} from '../../domains/discovery/search/state/app-search-address.ts';
import { PAGE_WORDS } from '../page/page-words.ts';
import type { Site } from '../site.ts';

export interface Feed {
  readonly site: Site;
  readonly language: Language;
  /** The search words; empty for the feed of new records. */
  readonly words: string;
  /** The search as parameters of the portal's address. */
  readonly search: LinkedSearch;
  /** The address of the feed. */
  readonly self: string;
  readonly records: readonly BibRecord[];
  readonly now: Date;
}

/** The feed as RSS 2.0, with its own address (atom:link) and creators in Dublin Core. */
export function writeRss(feed: Feed): string {
  const { site, language, words, search, self, records, now } = feed;
  const { names, public: shown } = site.tenant.settings;
  const name = nameIn(names, language, shown.defaultLanguage);
  const { matching, newIn } = PAGE_WORDS[language];
  const heading = words === '' ? newIn : `${matching}: ${words}`;
  const channel = [
    element('title', {}, `${heading} · ${name}`),
    element('link', {}, appSearchAddress(site.root, search)),
    element('description', {}, name),
    element('language', {}, language),
    element('lastBuildDate', {}, now.toUTCString()),
    isWebAddress(self)
      ? element('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' })
      : undefined,
    ...records.map((record) => item(site, language, record)),
  ];
  return xmlDocument(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
      element('channel', {}, channel),
    ),
  );
}

function item({ origin, tenant }: Site, language: Language, record: BibRecord): Markup {
  const { bib, id, createdAt } = record;
  const address = recordAddress(origin, tenant, id);
  const { docCode, imprints, abstracts } = presentBib(record, language, tenant);
  const creator = authorLine(bib);
  return element('item', {}, [
    element('title', {}, bib.title),
    element('link', {}, address),
    element('guid', { isPermaLink: 'true' }, address),
    element('pubDate', {}, new Date(createdAt).toUTCString()),
    creator === '' ? undefined : element('dc:creator', {}, creator),
    element('category', {}, docCode.name),
    element('description', {}, [...imprints, ...abstracts].join(' — ')),
  ]);
}
