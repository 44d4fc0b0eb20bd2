import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { MOST_LEAVING } from '@lectern/contracts/leaving/leave-many';
import { READER_FILE_UNREADABLE } from '@lectern/contracts/readers/errors';
import { CsvRowError, readCsvRows } from '../vocabulary/csv-rows.ts';
import { csvText } from '../vocabulary/csv-text.ts';

/** The cards of a file with their lines; a card that stands there twice is read once. */
export function readCardRows(
  file: Buffer,
): readonly { readonly line: number; readonly card: string }[] | Refusal<'READER_FILE_UNREADABLE'> {
  try {
    const rows = new Map<string, number>();
    for (const { line, value } of readCsvRows(csvText(file), ['card'])) {
      const card = value('card');
      if (card !== '' && !rows.has(card)) rows.set(card, line);
    }
    if (rows.size > MOST_LEAVING) return refuse(READER_FILE_UNREADABLE, { reason: `> ${MOST_LEAVING}` });
    return [...rows].map(([card, line]) => ({ line, card }));
  } catch (error) {
    if (error instanceof CsvRowError) return refuse(READER_FILE_UNREADABLE, { reason: error.message });
    throw error;
  }
}
