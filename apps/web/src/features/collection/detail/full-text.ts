import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';

/** Whether a link opens the full text: the work itself or another version of it. */
export function isFullText({ kind }: BibDetail['links'][number]): boolean {
  return kind === 'fulltext' || kind === 'version';
}
