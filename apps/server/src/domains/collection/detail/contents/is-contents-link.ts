import type { BibLink } from '@lectern/marc/bib';

/** What catalogues call a table of contents, in the languages of their records. Han, kana and hangul run on without spaces. */
const CONTENTS = new RegExp(
  [
    `(?<!\\p{L})(?:tables? of contents?|contents?|toc|inhaltsverzeichni(?:s|sse)|inhaltsübersicht|tables? des matières|sommaires?|` +
      `tabla de contenidos?|índice|sommario|sumário|inhoudsopgave|innehållsförteckning|indholdsfortegnelse|innholdsfortegnelse|` +
      `spis treści|оглавление|содержание)(?!\\p{L})`,
    '目次|目录|目錄|목차',
  ].join('|'),
  'iu',
);

/** Whether an address of a record (856) leads to its table of contents: it is no full text, and its words say so. */
export function isContentsLink({
  kind,
  label = '',
  note = '',
}: Pick<BibLink, 'kind' | 'label' | 'note'>): boolean {
  if (kind === 'fulltext' || kind === 'version') return false;
  return CONTENTS.test(label) || CONTENTS.test(note);
}
