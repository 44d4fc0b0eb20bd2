import type { listedBibShape } from '@lectern/contracts/discovery/search/listed-bib';
import type { Bib, BibLink, Imprint } from '@lectern/marc/bib';
import type * as z from 'zod';

type ListedBib = z.input<z.ZodObject<typeof listedBibShape>>;

/** The statement of responsibility, else the names of the creators; empty if there are none. */
export function authorLine(bib: Bib): string {
  return bib.responsibility || bib.creators.map((creator) => creator.vernacular ?? creator.name).join('; ');
}

/** The name of the first main creator, for cards and covers; empty if there is none. */
export function mainAuthor(bib: Bib): string {
  const main = bib.creators.find((creator) => creator.primary) ?? bib.creators[0];
  return main?.vernacular ?? main?.name ?? '';
}

export function mainPublisher(bib: Bib): string {
  return bib.imprints.flatMap((imprint) => imprint.publishers)[0] ?? '';
}

/** The imprint in one line in ISBD order: "北京 : 人民文学出版社, 2008". Absent parts are left out. */
export function imprintLine(imprint: Imprint): string {
  if (imprint.vernacular) return imprint.vernacular;
  const places = imprint.places.join('; ');
  const publishers = imprint.publishers.join('; ');
  const house = places && publishers ? `${places} : ${publishers}` : places || publishers;
  return [house, imprint.date].filter(Boolean).join(', ');
}

export function mainIsbn(bib: Bib): string {
  return bib.isbns.find((isbn) => isbn.valid)?.value ?? '';
}

/** The links that open the full text: links to the work itself before those to another version of it. */
export function fullTextLinks({ links }: Pick<Bib, 'links'>): BibLink[] {
  const ofKind = (kind: BibLink['kind']) =>
    links.filter((link) => link.kind === kind && isWebAddress(link.url));
  return [...ofKind('fulltext'), ...ofKind('version')];
}

function isWebAddress(url: string): boolean {
  return /^(https?|ftp):\/\//i.test(url);
}

/** The address of the full text; empty if there is none. */
export function fullTextUrl(bib: Bib): string {
  return fullTextLinks(bib)[0]?.url ?? '';
}

/** The data of a bib in lists. Absent texts are empty. */
export function listedBib(bib: Bib): ListedBib {
  return {
    title: bib.title,
    author: authorLine(bib),
    publisher: mainPublisher(bib),
    publishYear: bib.year ?? null,
    edition: bib.edition ?? '',
    docCode: bib.docType,
    langCode: bib.languages[0] ?? '',
    isbn: mainIsbn(bib),
  };
}
