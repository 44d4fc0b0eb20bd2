import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { ImportOutcome } from '@lectern/contracts/people/readers/import-outcome';
import { MOST_IMPORT_FAULTS } from '@lectern/contracts/people/readers/import-readers';
import type { Away } from '../../../../ports/ils/ils-refusals.ts';
import { type Putting, putReader } from './put-reader.ts';
import type { ReadRow } from './reader-rows.ts';

/**
 * Puts the readers of a file one after another, so that those who sign in meanwhile wait for one password at most. `onRow` is called after
 * each row with what was done so far. Ends early where the library system does not answer.
 */
export async function importRows(
  putting: Putting,
  rows: readonly ReadRow[],
  {
    language,
    onRow,
  }: {
    readonly language: Language;
    readonly onRow?: (done: number, outcome: ImportOutcome) => Promise<void> | void;
  },
): Promise<ImportOutcome | Away> {
  const counts = { registered: 0, changed: 0, unchanged: 0, faulty: 0 };
  const faults: ImportOutcome['faults'] = [];
  for (const [at, { line, card, row, fault = '' }] of rows.entries()) {
    const outcome = row && (await putReader(putting, row));
    if (isRefusalFor(outcome, ILS_UNAVAILABLE)) return outcome;
    if (outcome !== undefined && !isRefusal(outcome)) counts[outcome] += 1;
    else {
      counts.faulty += 1;
      const message = outcome ? refusalWords(outcome, { language }) : fault;
      if (faults.length < MOST_IMPORT_FAULTS) faults.push({ line, card, message });
    }
    await onRow?.(at + 1, { ...counts, faults });
  }
  return { ...counts, faults };
}
