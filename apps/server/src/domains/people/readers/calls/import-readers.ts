import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { READER_IMPORT_RUNNING } from '@lectern/contracts/people/readers/errors';
import { importReaders } from '@lectern/contracts/people/readers/import-readers';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { importRows } from '../import/import-rows.ts';
import { isImporting } from '../import/import-store.ts';
import { readReaderRows } from '../import/reader-rows.ts';
import { runImport } from '../import/run-import.ts';
import { readersOf } from '../readers-of.ts';

export const importReadersCall = implementUpload(importReaders)(
  async ({ upload, input: { check, encoding }, context: { tenant, staff, language }, deps }) => {
    const readers = readersOf(deps, tenant);
    if (isRefusal(readers)) return readers;
    const { trustImportedContacts: contactsAreVerified, numbersKeepCase: keepsCase } = tenant.settings.policy;
    const read = await readReaderRows(await upload.read(), { language, encoding, keepsCase });
    if (isRefusal(read)) return read;
    const { rows, file } = read;
    const now = deps.clock.now();
    const act = { tenantId: tenant.id, staffId: staff.id, at: now.toISOString(), contactsAreVerified };
    const putting = { db: deps.db, readers, act, check };
    if (check) {
      const outcome = await importRows(putting, rows, { language });
      return isRefusal(outcome) ? outcome : { ...outcome, ...file, progress: null };
    }
    if (await isImporting(deps.db, tenant.id, now)) return refuse(READER_IMPORT_RUNNING);
    const state = await runImport(deps, putting, { rows, language });
    return isRefusal(state) ? state : { ...state, ...file };
  },
);
