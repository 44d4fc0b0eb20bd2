import type { BibDetail } from '@lectern/contracts/detail/get-bib';

/** Whether a link opens the full text: the work itself or another version of it. */
export function isFullText({ kind }: BibDetail['links'][number]): boolean {
  return kind === 'fulltext' || kind === 'version';
}
