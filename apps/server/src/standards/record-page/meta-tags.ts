import { invertedName } from '@lectern/marc/citations/person-name';
import { dublinCoreOf } from '@lectern/marc/dublin-core/dublin-core';
import type { Markup } from '@lectern/marc/xml/element';
import { html } from '../page/html.ts';
import type { ShownRecord } from './page-record.ts';

const DESCRIPTION_LENGTH = 200;

/** The meta tags of a record's page, for search engines, social networks and reference managers (Google Scholar, Zotero). */
export function metaTags(record: ShownRecord, siteName: string): Markup[] {
  const { reference, cover, url } = record;
  const description = descriptionOf(record);
  const properties: (readonly [string, string | undefined])[] = [
    ['og:title', reference.title],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:type', record.bib.docType === 'book' || record.bib.docType === 'ebook' ? 'book' : 'website'],
    ['og:image', cover],
    ...reference.isbns.map((isbn) => ['book:isbn', isbn] as const),
  ];
  const names: (readonly [string, string | undefined])[] = [
    ['description', description],
    ...citationTags(record),
    ...dublinCoreOf(record.bib).map(([element, value]) => [`DC.${element}`, value] as const),
  ];
  return [
    ...properties.flatMap(([name, value]) =>
      value ? [html`<meta property="${name}" content="${value}">\n`] : [],
    ),
    ...names.flatMap(([name, value]) => (value ? [html`<meta name="${name}" content="${value}">\n`] : [])),
  ];
}

/** The citation tags of HighWire Press, as in Google Scholar's guide for webmasters. */
function citationTags({ bib, reference, url }: ShownRecord): (readonly [string, string | undefined])[] {
  const isThesis = bib.docType === 'thesis';
  const { host, thesis } = reference;
  return [
    ['citation_title', reference.title],
    ...[...reference.authors, ...reference.editors].map(
      (name) => ['citation_author', invertedName(name)] as const,
    ),
    ['citation_publication_date', reference.year === undefined ? undefined : String(reference.year)],
    [
      isThesis ? 'citation_dissertation_institution' : 'citation_publisher',
      thesis?.institution ?? reference.publisher,
    ],
    ['citation_dissertation_name', thesis?.degree],
    ...reference.isbns.map((isbn) => ['citation_isbn', isbn] as const),
    ['citation_issn', reference.issn],
    [host?.isBook ? 'citation_inbook_title' : 'citation_journal_title', host?.title],
    ['citation_volume', host?.volume],
    ['citation_issue', host?.issue],
    ['citation_firstpage', host?.firstPage],
    ['citation_lastpage', host?.lastPage],
    ['citation_doi', reference.doi],
    ['citation_language', reference.languages[0]],
    ['citation_keywords', reference.subjects.join('; ')],
    ['citation_abstract_html_url', url],
  ];
}

function descriptionOf({ bib, reference, detail }: ShownRecord): string {
  const [abstract] = bib.abstracts;
  const text =
    abstract ?? [detail.responsibility, ...detail.imprints, ...reference.subjects].filter(Boolean).join('. ');
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > DESCRIPTION_LENGTH
    ? `${Array.from(line)
        .slice(0, DESCRIPTION_LENGTH - 1)
        .join('')}…`
    : line;
}
