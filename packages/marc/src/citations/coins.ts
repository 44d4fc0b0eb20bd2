import type { Bib } from '../bib.ts';
import { type CitedName, invertedName } from './person-name.ts';
import { type Reference, referenceOf } from './reference.ts';

/**
 * A bib as an OpenURL 1.0 context object in key/encoded-value format (ANSI/NISO Z39.88-2004). It is used as the `title`
 * of a COinS span (`<span class="Z3988" title="...">`, escaped as any attribute) and after the `?` of an OpenURL.
 */
export function coinsOf(bib: Bib): string {
  const reference = referenceOf(bib);
  const pairs: (readonly [string, string | number | undefined])[] = [
    ['ctx_ver', 'Z39.88-2004'],
    ['rft_val_fmt', `info:ofi/fmt:kev:mtx:${formatOf(reference)}`],
    ...fieldsOf(reference),
    ['rft_id', reference.doi && `info:doi/${reference.doi}`],
    ...reference.isbns.map((isbn) => ['rft_id', `urn:ISBN:${isbn}`] as const),
  ];
  const query = new URLSearchParams();
  for (const [key, value] of pairs) if (value !== undefined && value !== '') query.append(key, String(value));
  return query.toString();
}

function formatOf({ docType }: Reference): 'book' | 'journal' | 'dissertation' | 'dc' {
  switch (docType) {
    case 'book':
    case 'ebook':
    case 'conference':
      return 'book';
    case 'journal':
    case 'newspaper':
    case 'article':
      return 'journal';
    case 'thesis':
      return 'dissertation';
    default:
      return 'dc';
  }
}

function fieldsOf(reference: Reference): (readonly [string, string | number | undefined])[] {
  const { title, year, publisher, place, edition, host, issn } = reference;
  const format = formatOf(reference);
  const people = [...reference.authors, ...reference.editors];
  switch (format) {
    case 'book':
      return [
        ['rft.genre', reference.docType === 'conference' ? 'proceeding' : 'book'],
        ['rft.btitle', title],
        ...authorsOf(people),
        ['rft.date', year],
        ['rft.pub', publisher],
        ['rft.place', place],
        ['rft.edition', edition],
        ['rft.series', reference.series?.title],
        ['rft.tpages', reference.pages],
        ...reference.isbns.map((isbn) => ['rft.isbn', isbn] as const),
      ];
    case 'journal':
      return [
        ['rft.genre', host ? 'article' : 'journal'],
        ...(host ? ([['rft.atitle', title]] as const) : []),
        ['rft.jtitle', host?.title ?? title],
        ...authorsOf(people),
        ['rft.date', year],
        ['rft.volume', host?.part],
        ['rft.issn', issn],
      ];
    case 'dissertation':
      return [['rft.title', title], ...authorsOf(people), ['rft.date', year], ['rft.inst', publisher]];
    case 'dc':
      return [
        ['rft.title', title],
        ...people.map((name) => ['rft.creator', invertedName(name)] as const),
        ['rft.publisher', publisher],
        ['rft.date', year],
        ...reference.languages.map((language) => ['rft.language', language] as const),
      ];
  }
}

/** The first author in family and given name, the others in one string, as the KEV formats require. */
function authorsOf(people: readonly CitedName[]): (readonly [string, string])[] {
  const [first, ...others] = people;
  if (!first) return [];
  const main: (readonly [string, string])[] =
    'whole' in first
      ? [['rft.au', first.whole]]
      : [
          ['rft.aulast', first.family],
          ['rft.aufirst', first.given],
        ];
  return [...main, ...others.map((name) => ['rft.au', invertedName(name)] as const)];
}
