import type { Language } from '@lectern/contracts/kernel/languages';
import type { TableFormat } from '@lectern/contracts/kernel/table-format';
import type { TableRow } from '@lectern/rules/csv';
import { dateIn } from '../../../platform/clock.ts';
import { tableFile } from '../../../platform/exports/table-file.ts';
import type { RawAnswers } from '../../../platform/http/implement.ts';
import { EXPORT_WORDS, type LoanColumn } from './export-words.ts';

/** The columns of a file with the cell that each has for a loan, in the order in which they stand. */
export type LoanColumns<Loan> = readonly (readonly [LoanColumn, (loan: Loan) => string | number])[];

/** Loans as a file, which is written while they are read. */
export function loanTable<Loan>(
  loans: AsyncIterable<Loan> | Iterable<Loan>,
  columns: LoanColumns<Loan>,
  file: {
    readonly name: 'loansFile' | 'pastLoansFile';
    readonly format: TableFormat;
    readonly language: Language;
    readonly timeZone: string;
    readonly now: Date;
  },
): RawAnswers['download'] {
  const { headings, [file.name]: name } = EXPORT_WORDS[file.language];
  async function* rows(): AsyncGenerator<TableRow> {
    yield columns.map(([column]) => headings[column]);
    for await (const loan of loans) yield columns.map(([, cell]) => cell(loan));
  }
  return tableFile(rows(), { ...file, name: `${name}-${dateIn(file.timeZone, file.now)}` });
}
