import { MOST_LEAVING } from '@lectern/contracts/counter/leaving/leave-many';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { readReaderFile } from '../../people/readers/import/reader-file.ts';

/** The cards of a file with their lines; a card that stands there twice is read once. */
export async function readCardRows(
  file: Buffer,
): Promise<readonly { readonly line: number; readonly card: string }[] | Refusal<'READER_FILE_UNREADABLE'>> {
  const table = await readReaderFile(file, { needed: ['card'], most: MOST_LEAVING });
  if (isRefusal(table)) return table;
  const lines = new Map<string, number>();
  for (const { line, value } of table.rows) {
    const card = value('card');
    if (card !== '' && !lines.has(card)) lines.set(card, line);
  }
  return [...lines].map(([card, line]) => ({ line, card }));
}
