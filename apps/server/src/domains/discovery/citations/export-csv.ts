import type { Language } from '@lectern/contracts/kernel/languages';
import type { CitedBib } from '@lectern/marc/citations/cited-bib';
import { invertedName } from '@lectern/marc/citations/person-name';
import { referenceOf } from '@lectern/marc/citations/reference';
import { toCsv } from '@lectern/rules/csv';
import { formatIsbn } from '@lectern/rules/isbn';
import { docTypeName } from '../../collection/vocabulary/code-names/doc-type-names.ts';
import { languageName } from '../../collection/vocabulary/code-names/language-names.ts';
import { EXPORT_HEADINGS } from './csv-headings.ts';

/** Bibs as CSV for spreadsheets, with headings and names in the language. Values of one cell are joined by "; ". */
export function exportCsv(bibs: readonly CitedBib[], language: Language): string {
  const rows = bibs.map(({ id, bib, url }) => {
    const reference = referenceOf(bib);
    return [
      reference.title,
      bib.responsibility ?? '',
      [...reference.authors, ...reference.editors, ...reference.translators].map(invertedName).join('; '),
      docTypeName(bib.docType, language),
      reference.edition ?? '',
      reference.place ?? '',
      reference.publisher ?? '',
      reference.year ?? '',
      reference.series?.title ?? '',
      // With hyphens it is a text to spreadsheets, which would round thirteen digits.
      reference.isbns.map(formatIsbn).join('; '),
      bib.issns.join('; '),
      bib.languages.map((code) => languageName(code, language)).join('; '),
      reference.subjects.join('; '),
      bib.classes.map(({ notation }) => notation).join('; '),
      url,
      id,
    ];
  });
  return toCsv([EXPORT_HEADINGS[language], ...rows]);
}
