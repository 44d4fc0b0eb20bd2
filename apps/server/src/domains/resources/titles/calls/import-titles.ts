import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_IMPORT_RUNNING, TITLE_LIST_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import { importTitles } from '@lectern/contracts/resources/titles/import-titles';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { keepFile, removeFile } from '../../../collection/stored-files/keep-file.ts';
import { IMPORT_ATTEMPTS } from '../import/run-title-import.ts';
import { listFileKey, newListFileName } from '../import/stored-list-file.ts';
import { NO_REPORT } from '../import/title-report.ts';
import { importTitlesJob } from '../jobs.ts';
import { presentImport } from '../present-import.ts';
import { lockTitles } from '../settle/settle-titles.ts';
import { insertTitleImport, isImportingTitles } from '../store/import-store.ts';
import { findTitleList } from '../store/list-store.ts';
import type { TitleImportTable } from '../tables.ts';

export const importTitlesCall = implementUpload(importTitles)(
  async ({ input: { listId, fileName, check, encoding }, upload, context: { tenant, staff }, deps }) => {
    if (!(await findTitleList(deps.db, tenant.id, listId))) return refuse(TITLE_LIST_NOT_FOUND);
    const stored_name = newListFileName();
    const key = listFileKey(stored_name);
    await keepFile(deps, tenant.id, { key, mediaType: 'text/plain', content: upload.stream });
    const now = deps.clock.now().toISOString();
    const row: TitleImportTable = {
      id: newId(),
      tenant_id: tenant.id,
      list_id: listId,
      staff_id: staff.id,
      state: 'waiting',
      is_check: toBit(check),
      file_name: fileName,
      stored_name,
      encoding: encoding ?? '',
      report: toJson(NO_REPORT),
      started_at: now,
      ended_at: '',
    };
    const done = await inTransaction(deps.db, async (tx) => {
      await lockTitles(tx, tenant.id);
      if (!(await findTitleList(tx, tenant.id, listId))) return refuse(TITLE_LIST_NOT_FOUND);
      if (await isImportingTitles(tx, tenant.id, listId)) return refuse(TITLE_IMPORT_RUNNING);
      await insertTitleImport(tx, row);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'titles.import',
        subject: listId,
        before: undefined,
        after: { fileName },
        at: now,
      });
      const job = { tenantId: tenant.id, payload: { importId: row.id }, uniqueKey: row.id, now };
      await enqueueJob(tx, importTitlesJob, { ...job, maxAttempts: IMPORT_ATTEMPTS });
      return presentImport(row);
    });
    if (isRefusal(done)) await removeFile(deps, tenant.id, key);
    return done;
  },
);
