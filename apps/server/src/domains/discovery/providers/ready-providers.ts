import { providerFacts } from '@lectern/contracts/discovery/providers/provider';
import * as z from 'zod';
import type { ProviderFacts } from './put-provider.ts';

const schema = z.object(providerFacts);

function ready(facts: z.input<typeof schema>): ProviderFacts {
  return schema.parse({ ...facts, isOn: false });
}

const DAY = 86_400;

/** Entries for sources that anybody may ask about books without a key. */
const OF_BOOKS: readonly ProviderFacts[] = [
  ready({
    code: 'openlibrary',
    names: {
      'en-US': 'Open Library',
      'fr-FR': 'Open Library',
      'zh-CN': 'Open Library（开放图书馆）',
      'zh-TW': 'Open Library（開放圖書館）',
    },
    kind: 'json',
    // https://openlibrary.org/dev/docs/api/books, "Books API", jscmd=data.
    address: 'https://openlibrary.org/api/books?bibkeys=ISBN:{isbn}&format=json&jscmd=data',
    mappings: [
      {
        purpose: 'facts',
        mapping: `$lookup($, "ISBN:" & $book.isbn).{
  "title": title,
  "author": $join(authors.name, "; "),
  "publisher": publishers[0].name,
  "published": publish_date,
  "pages": number_of_pages,
  "url": url
}`,
      },
      { purpose: 'cover', mapping: `$lookup($, "ISBN:" & $book.isbn).{"imgUrl": cover.large}` },
      {
        purpose: 'contents',
        mapping: `$lookup($, "ISBN:" & $book.isbn).{"entries": table_of_contents.title, "url": url}`,
      },
      {
        purpose: 'ebook',
        mapping: `$lookup($, "ISBN:" & $book.isbn).ebooks[availability = "full"][0].{"label": "Open Library", "url": preview_url}`,
      },
    ],
    perMinute: 60,
    perDay: 10_000,
    valueSeconds: 7 * DAY,
    noneSeconds: DAY,
  }),
  ready({
    code: 'google-books',
    names: {
      'zh-CN': 'Google Books',
      'zh-TW': 'Google Books',
      'en-US': 'Google Books',
      'fr-FR': 'Google Books',
    },
    kind: 'json',
    // https://developers.google.com/books/docs/v1/using, "Performing a search".
    address: 'https://www.googleapis.com/books/v1/volumes?q=isbn:{isbn}&maxResults=1',
    mappings: [
      {
        purpose: 'tryRead',
        mapping: `items[0].accessInfo[viewability = "PARTIAL"].{"label": "Google Books", "url": webReaderLink}`,
      },
    ],
    perMinute: 30,
    perDay: 900,
    valueSeconds: 7 * DAY,
    noneSeconds: 7 * DAY,
  }),
  ready({
    code: 'crossref',
    names: { 'zh-CN': 'Crossref', 'zh-TW': 'Crossref', 'en-US': 'Crossref', 'fr-FR': 'Crossref' },
    kind: 'json',
    // https://api.crossref.org/swagger-ui, /works with the filter isbn.
    address: 'https://api.crossref.org/works?filter=isbn:{isbn}&rows=1&select=URL,is-referenced-by-count',
    mappings: [
      {
        purpose: 'citations',
        mapping: 'message.items[0].{"count": `is-referenced-by-count`, "url": URL}',
      },
    ],
    perMinute: 60,
    perDay: 10_000,
    valueSeconds: 7 * DAY,
    noneSeconds: 7 * DAY,
  }),
  ready({
    code: 'wikipedia',
    names: { 'en-US': 'Wikipedia', 'zh-CN': '维基百科', 'zh-TW': '維基百科', 'fr-FR': 'Wikipédia' },
    kind: 'json',
    // https://www.mediawiki.org/wiki/Extension:TextExtracts, prop=extracts.
    address:
      'https://en.wikipedia.org/w/api.php?action=query&format=json&formatversion=2&redirects=1&prop=extracts%7Cinfo&exintro=1&explaintext=1&inprop=url&titles={title}',
    mappings: [
      {
        purpose: 'encyclopaedia',
        mapping: `query.pages[0][$exists(extract)].{"title": title, "text": extract, "url": fullurl}`,
      },
    ],
    perMinute: 60,
    perDay: 10_000,
    valueSeconds: 7 * DAY,
    noneSeconds: 7 * DAY,
  }),
  ready({
    code: 'worldcat',
    names: { 'zh-CN': 'WorldCat', 'zh-TW': 'WorldCat', 'en-US': 'WorldCat', 'fr-FR': 'WorldCat' },
    kind: 'link',
    address: 'https://search.worldcat.org/search?q=bn%3A{isbn}',
    mappings: [{ purpose: 'elsewhere' }],
  }),
];

/** Lists of scholarly works change by the day; a reader who asks again soon after a fault gets an answer. */
const OF_LISTS = { valueSeconds: DAY, noneSeconds: DAY / 4, failedSeconds: 15 };

function named(name: string) {
  return { 'zh-CN': name, 'zh-TW': name, 'en-US': name, 'fr-FR': name };
}

/** Entries for scholarly sources, in the order in which their facts are taken. What each needs is in docs/providers.md. */
const OF_PAPERS: readonly ProviderFacts[] = [
  ready({
    code: 'openalex',
    names: named('OpenAlex'),
    kind: 'openalex',
    // https://docs.openalex.org: a free key.
    address: 'https://api.openalex.org',
    keyPlace: 'query',
    keyName: 'api_key',
    perMinute: 120,
    perDay: 50_000,
    place: 200,
    ...OF_LISTS,
  }),
  ready({
    code: 'crossref-works',
    names: named('Crossref'),
    kind: 'crossref',
    // https://api.crossref.org: nothing is needed. With an e-mail address as `mailto` it answers sooner.
    address: 'https://api.crossref.org',
    perMinute: 120,
    perDay: 50_000,
    place: 210,
    ...OF_LISTS,
  }),
  ready({
    code: 'europepmc',
    names: named('Europe PMC'),
    kind: 'europepmc',
    // https://europepmc.org/RestfulWebService: nothing is needed.
    address: 'https://www.ebi.ac.uk/europepmc/webservices/rest',
    perMinute: 120,
    perDay: 20_000,
    place: 220,
    ...OF_LISTS,
  }),
  ready({
    code: 'doaj',
    names: named('DOAJ'),
    kind: 'doaj',
    // https://doaj.org/api/docs: nothing is needed; two questions a second.
    address: 'https://doaj.org/api',
    perMinute: 100,
    perDay: 20_000,
    place: 230,
    ...OF_LISTS,
  }),
  ready({
    code: 'datacite',
    names: named('DataCite'),
    kind: 'datacite',
    // https://support.datacite.org/docs/api: nothing is needed.
    address: 'https://api.datacite.org',
    perMinute: 120,
    perDay: 20_000,
    place: 240,
    ...OF_LISTS,
  }),
  ready({
    code: 'unpaywall',
    names: named('Unpaywall'),
    kind: 'unpaywall',
    // https://unpaywall.org/products/api: an e-mail address of the library, kept as the key.
    address: 'https://api.unpaywall.org/v2',
    keyPlace: 'query',
    keyName: 'email',
    perMinute: 120,
    perDay: 50_000,
    place: 250,
    valueSeconds: 7 * DAY,
    noneSeconds: DAY,
    failedSeconds: 15,
  }),
];

/** All ready entries. They are off when they are added: the staff decide who is asked. */
export const READY_PROVIDERS: readonly ProviderFacts[] = [...OF_BOOKS, ...OF_PAPERS];
