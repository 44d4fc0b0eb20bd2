import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { Bib } from '@lectern/marc/bib';
import { mainIsbn } from './bib-words.ts';

/**
 * The address of a bib's cover, by ISBN, at the cover service of the tenant; empty if there is no service or no ISBN.
 * The browser loads the picture from the service, which so learns which bibs readers look at. Covers are therefore off
 * unless the tenant turns them on.
 */
export function coverAddress(settings: TenantSettings, bib: Bib | undefined): string {
  return coverOfIsbn(settings, bib ? mainIsbn(bib) : '');
}

/** The same for the ISBN of a bib; empty for no ISBN. */
export function coverOfIsbn({ public: shown, search }: TenantSettings, isbn: string): string {
  if (shown.bookCover !== '1' || search.coverAddress === '' || isbn === '') return '';
  return search.coverAddress.replaceAll('{isbn}', encodeURIComponent(isbn));
}
