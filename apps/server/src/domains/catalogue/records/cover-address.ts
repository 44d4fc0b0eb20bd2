import type { TenantSettings } from '@lectern/contracts/tenant/tenant-settings';
import type { Bib } from '@lectern/marc/bib';
import { mainIsbn } from './bib-words.ts';

/**
 * Where the cover of a bib is to be had: at the service that the tenant chose, by ISBN; empty where there is none. The browser asks that
 * service, which so learns what is looked at: covers are the tenant's choice, and off unless it makes one.
 */
export function coverAddress({ public: shown, search }: TenantSettings, bib: Bib | undefined): string {
  const isbn = bib ? mainIsbn(bib) : '';
  if (shown.bookCover !== '1' || search.coverAddress === '' || isbn === '') return '';
  return search.coverAddress.replaceAll('{isbn}', encodeURIComponent(isbn));
}
