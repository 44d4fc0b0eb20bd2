import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { BookCard } from '@lectern/contracts/shelf/home/book-card';
import { mainAuthor, mainIsbn, mainPublisher } from './bib-words.ts';
import { coverAddress } from './cover-address.ts';
import type { BibRecord } from './find-bibs.ts';

export function toBookCard({ id, bib }: BibRecord, settings: TenantSettings): BookCard {
  return {
    recordId: id,
    title: bib.title,
    author: mainAuthor(bib),
    publisher: mainPublisher(bib),
    year: bib.year ?? null,
    docType: bib.docType,
    isbn: mainIsbn(bib),
    imgUrl: coverAddress(settings, bib),
  };
}
