import type { DocType } from '@lectern/marc/bib';
import { familyName, givenName, invertedName } from '@lectern/marc/citations/person-name';
import type { ShownCopies, ShownRecord } from './page-record.ts';

const TYPES: Readonly<Record<DocType, string>> = {
  book: 'Book',
  ebook: 'Book',
  journal: 'Periodical',
  newspaper: 'Newspaper',
  thesis: 'Thesis',
  article: 'Article',
  conference: 'Book',
  audio: 'AudioObject',
  video: 'VideoObject',
  score: 'SheetMusic',
  map: 'Map',
  image: 'ImageObject',
  electronic: 'CreativeWork',
  manuscript: 'Manuscript',
  kit: 'Collection',
  object: 'CreativeWork',
  other: 'CreativeWork',
};

/** A record as JSON-LD of schema.org; items are offers to borrow. Keys without a value are left out. */
export function jsonLdOf(record: ShownRecord): Record<string, unknown> {
  const { bib, reference, detail } = record;
  const { issn } = reference;
  const isBook = TYPES[bib.docType] === 'Book';
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': TYPES[bib.docType],
    '@id': record.url,
    url: record.url,
    name: reference.title,
    ...people(record),
    publisher: reference.publisher && {
      '@type': 'Organization',
      name: reference.publisher,
      ...(reference.place && { location: reference.place }),
    },
    datePublished: reference.year === undefined ? undefined : String(reference.year),
    inLanguage: reference.languages.map((code) => Intl.getCanonicalLocales(code)[0]),
    isbn: isBook ? reference.isbns : undefined,
    // The ISSN of an article is that of its journal: see partOf.
    issn: reference.host ? undefined : issn,
    bookEdition: isBook ? reference.edition : undefined,
    bookFormat: bib.docType === 'ebook' ? 'https://schema.org/EBook' : undefined,
    numberOfPages: reference.pages,
    about: reference.subjects,
    description: bib.abstracts.join('\n') || undefined,
    image: record.cover || undefined,
    isPartOf: partOf(record),
    pageStart: reference.host?.firstPage,
    pageEnd: reference.host?.lastPage,
    sameAs: reference.doi && `https://doi.org/${reference.doi}`,
    genre: detail.docCode.name,
    offers: record.copies.map(offer),
  });
}

function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

function people({ reference }: ShownRecord) {
  const named = (names: ShownRecord['reference']['authors']) =>
    names.map((name) => {
      const text = invertedName(name);
      if ('whole' in name) return { '@type': name.isBody ? 'Organization' : 'Person', name: text };
      const parts = { familyName: familyName(name), givenName: givenName(name) };
      return {
        '@type': 'Person',
        name: text,
        ...parts,
        ...(name.suffix && { honorificSuffix: name.suffix }),
      };
    });
  return {
    author: named(reference.authors),
    editor: named(reference.editors),
    translator: named(reference.translators),
  };
}

function partOf({ reference }: ShownRecord) {
  const { host, series, issn, isbns } = reference;
  if (host?.isBook) return { '@type': 'Book', name: host.title, isbn: isbns[0] };
  if (host) return { '@type': 'Periodical', name: host.title, issn };
  return series && { '@type': 'BookSeries', name: series.title };
}

function offer({ library, location, callNumber, onShelfCount, loanableCount }: ShownCopies) {
  return {
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    sku: callNumber || undefined,
    availability: `https://schema.org/${onShelfCount === 0 ? 'OutOfStock' : loanableCount === 0 ? 'InStoreOnly' : 'InStock'}`,
    availableAtOrFrom: { '@type': 'Library', name: [library, location].filter(Boolean).join(', ') },
  };
}
