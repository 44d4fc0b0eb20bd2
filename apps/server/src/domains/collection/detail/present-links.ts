import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import type { Bib } from '@lectern/marc/bib';

/** The links of a record that a browser may open, in the order of the record. */
export function presentLinks({ links }: Pick<Bib, 'links'>): BibDetail['links'] {
  return links.flatMap(({ url, label = '', note = '', kind }) => {
    const host = hostOf(url);
    return host === undefined ? [] : [{ url, label, note, host, kind }];
  });
}

/** The site of an address that may be opened; undefined for other addresses. */
function hostOf(url: string): string | undefined {
  if (!/^(https?|ftp):\/\//i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/^www\./, '');
}
