import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { USAGE_IMPORT_RUNNING } from '@lectern/contracts/resources/usage/errors';
import { importUsage } from '@lectern/contracts/resources/usage/import-usage';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { toBit } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { keepFile, removeFile } from '../../../collection/stored-files/keep-file.ts';
import { importUsageJob } from '../jobs.ts';
import { newOutcome } from '../load/load-report.ts';
import { IMPORT_ATTEMPTS } from '../load/run-usage-import.ts';
import { newReportName, reportKey } from '../load/stored-report.ts';
import { presentLoad } from '../present-load.ts';
import { insertLoad, isImportingUsage } from '../store/load-store.ts';
import type { UsageLoadTable } from '../tables.ts';

export const importUsageCall = implementUpload(importUsage)(
  async ({ input: { fileName, check, encoding }, upload, context: { tenant, staff }, deps }) => {
    const stored_name = newReportName();
    const key = reportKey(stored_name);
    await keepFile(deps, tenant.id, { key, mediaType: 'application/octet-stream', content: upload.stream });
    const now = deps.clock.now().toISOString();
    const row: UsageLoadTable = {
      id: newId(),
      tenant_id: tenant.id,
      staff_id: staff.id,
      provider_id: '',
      state: 'waiting',
      is_check: toBit(check),
      file_name: fileName,
      stored_name,
      encoding: encoding ?? '',
      outcome: newOutcome(),
      started_at: now,
      ended_at: '',
    };
    const done = await inTransaction(deps.db, async (tx) => {
      await lockName(tx, `usage/${tenant.id}`);
      if (await isImportingUsage(tx, tenant.id)) return refuse(USAGE_IMPORT_RUNNING);
      await insertLoad(tx, row);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'usage.import',
        subject: row.id,
        before: undefined,
        after: { fileName },
        at: now,
      });
      const job = { tenantId: tenant.id, payload: { importId: row.id }, uniqueKey: row.id, now };
      await enqueueJob(tx, importUsageJob, { ...job, maxAttempts: IMPORT_ATTEMPTS });
      return presentLoad(row);
    });
    if (isRefusal(done)) await removeFile(deps, tenant.id, key);
    return done;
  },
);
