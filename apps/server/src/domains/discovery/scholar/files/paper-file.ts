import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import { PAPER_MEDIA_TYPES, type PaperFormat } from '@lectern/contracts/discovery/scholar/paper-files';
import type { Language } from '@lectern/contracts/kernel/languages';
import { writeBibtex } from '@lectern/marc/citations/write-bibtex';
import { writeRis } from '@lectern/marc/citations/write-ris';
import type { TableRow } from '@lectern/rules/csv';
import { dateIn } from '../../../../platform/clock.ts';
import { tableFile } from '../../../../platform/exports/table-file.ts';
import type { CallContext, RawAnswers } from '../../../../platform/http/implement.ts';
import { PAPER_TYPE_NAMES } from '../paper-type-names.ts';
import { citedPaper } from './bib-of-paper.ts';
import { PAPER_HEADINGS } from './paper-headings.ts';

/** Papers as a file to download. */
export function paperFile(
  papers: readonly Paper[],
  format: PaperFormat,
  { tenant, language, now }: Pick<CallContext, 'tenant' | 'language'> & { readonly now: Date },
): RawAnswers['download'] {
  const name = `${tenant.mappingPath}-${dateIn(tenant.settings.policy.timeZone, now)}`;
  switch (format) {
    case 'ris':
      return {
        fileName: `${name}.ris`,
        contentType: PAPER_MEDIA_TYPES.ris,
        body: writeRis(papers.map(citedPaper)),
      };
    case 'bibtex':
      return {
        fileName: `${name}.bib`,
        contentType: PAPER_MEDIA_TYPES.bibtex,
        body: writeBibtex(papers.map(citedPaper)),
      };
    case 'csv':
    case 'xlsx':
      return tableFile(rowsOf(papers, language), { name, format, now });
  }
}

async function* rowsOf(papers: readonly Paper[], language: Language): AsyncGenerator<TableRow> {
  yield PAPER_HEADINGS[language];
  for (const paper of papers)
    yield [
      paper.title,
      paper.authors.map(({ name }) => name).join('; '),
      paper.year ?? '',
      PAPER_TYPE_NAMES[language][paper.type],
      paper.journal,
      paper.volume,
      paper.issue,
      paper.pages,
      paper.publisher,
      paper.doi,
      paper.issns.join('; '),
      paper.citedCount ?? '',
      paper.isRetracted ? RETRACTED[language] : '',
      paper.readUrl,
      paper.url,
      paper.said.map(({ name }) => name).join('; '),
    ];
}

const RETRACTED: Readonly<Record<Language, string>> = {
  'zh-CN': '已撤稿',
  'zh-TW': '已撤稿',
  'en-US': 'retracted',
  'fr-FR': 'rétracté',
};
