import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { importReaders, MOST_IMPORT_FAULTS } from '@lectern/contracts/people/readers/import-readers';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { putReader } from '../import/put-reader.ts';
import { readReaderRows } from '../import/reader-rows.ts';
import { readersOf } from '../readers-of.ts';

export const importReadersCall = implementUpload(importReaders)(
  async ({ upload, input: { check }, context: { tenant, staff, language }, deps }) => {
    const readers = readersOf(deps, tenant);
    if (isRefusal(readers)) return readers;
    const rows = readReaderRows(await upload.read(), language);
    if (isRefusal(rows)) return rows;
    const counts = { registered: 0, changed: 0, unchanged: 0, faulty: 0 };
    const faults: { line: number; card: string; message: string }[] = [];
    const at = deps.clock.now().toISOString();
    const putting = { db: deps.db, readers, act: { tenantId: tenant.id, staffId: staff.id, at }, check };
    for (const { line, card, row, fault = '' } of rows) {
      const outcome = row && (await putReader(putting, row));
      if (isRefusalFor(outcome, ILS_UNAVAILABLE)) return outcome;
      if (outcome !== undefined && !isRefusal(outcome)) counts[outcome] += 1;
      else {
        counts.faulty += 1;
        const message = outcome ? refusalWords(outcome, { language }) : fault;
        if (faults.length < MOST_IMPORT_FAULTS) faults.push({ line, card, message });
      }
    }
    return { ...counts, faults };
  },
);
