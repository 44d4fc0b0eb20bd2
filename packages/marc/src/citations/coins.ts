import type { Bib } from '../bib.ts';
import { type CitedName, familyName, givenName, invertedName } from './person-name.ts';
import { kindOf, type Reference, type ReferenceHost, referenceOf } from './reference.ts';

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

function formatOf(reference: Reference): 'book' | 'journal' | 'dissertation' | 'dc' {
  const kind = kindOf(reference);
  switch (kind) {
    case 'book':
    case 'ebook':
    case 'conference':
    case 'chapter':
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
  const { title, year, publisher, edition, host, issn, thesis } = reference;
  const people = authorsOf([...reference.authors, ...reference.editors]);
  switch (formatOf(reference)) {
    case 'book':
      return [
        ...(kindOf(reference) === 'chapter'
          ? chapterOf(title, host)
          : ([
              ['rft.genre', reference.docType === 'conference' ? 'proceeding' : 'book'],
              ['rft.btitle', title],
            ] as const)),
        ...people,
        ['rft.date', year],
        ['rft.pub', publisher],
        ['rft.place', reference.place],
        ['rft.edition', edition],
        ['rft.series', reference.series?.title],
        ['rft.tpages', reference.pages],
        ...reference.isbns.map((isbn) => ['rft.isbn', isbn] as const),
      ];
    case 'journal':
      return [
        ...(reference.docType === 'article'
          ? articleOf(title, host)
          : ([
              ['rft.genre', 'journal'],
              ['rft.jtitle', title],
            ] as const)),
        ...people,
        ['rft.date', year],
        ['rft.issn', issn],
      ];
    case 'dissertation':
      return [
        ['rft.title', title],
        ...people,
        ['rft.date', year],
        ['rft.inst', thesis?.institution ?? publisher],
        ['rft.degree', thesis?.degree],
      ];
    case 'dc':
      return [
        ['rft.title', title],
        ...[...reference.authors, ...reference.editors].map(
          (name) => ['rft.creator', invertedName(name)] as const,
        ),
        ['rft.publisher', publisher],
        ['rft.date', year],
        ...reference.languages.map((language) => ['rft.language', language] as const),
      ];
  }
}

function articleOf(
  title: string,
  host: ReferenceHost | undefined,
): (readonly [string, string | undefined])[] {
  return [
    ['rft.genre', 'article'],
    ['rft.atitle', title],
    ['rft.jtitle', host?.title],
    ['rft.volume', host?.volume],
    ['rft.issue', host?.issue],
    ...pagesOf(host),
  ];
}

function chapterOf(
  title: string,
  host: ReferenceHost | undefined,
): (readonly [string, string | undefined])[] {
  return [['rft.genre', 'bookitem'], ['rft.atitle', title], ['rft.btitle', host?.title], ...pagesOf(host)];
}

function pagesOf(host: ReferenceHost | undefined): (readonly [string, string | undefined])[] {
  return [
    ['rft.pages', host?.lastPage && `${host.firstPage}-${host.lastPage}`],
    ['rft.spage', host?.firstPage],
    ['rft.epage', host?.lastPage],
  ];
}

/** The first author in family and given name, the others in one string, as the KEV formats require. */
function authorsOf(people: readonly CitedName[]): (readonly [string, string | undefined])[] {
  const [first, ...others] = people;
  if (!first) return [];
  return [...firstAuthor(first), ...others.map((name) => [keyOf(name), invertedName(name)] as const)];
}

function firstAuthor(name: CitedName): (readonly [string, string | undefined])[] {
  if ('whole' in name) return [[keyOf(name), name.whole]];
  return [
    ['rft.aulast', familyName(name)],
    ['rft.aufirst', givenName(name)],
    ['rft.ausuffix', name.suffix],
  ];
}

function keyOf(name: CitedName): string {
  return 'whole' in name && name.isBody ? 'rft.aucorp' : 'rft.au';
}
