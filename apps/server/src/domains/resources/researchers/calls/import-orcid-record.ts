import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { importOrcidRecord } from '@lectern/contracts/resources/researchers/import-orcid-record';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { importOrcid } from '../import-orcid.ts';
import { readOrcidRecord } from '../orcid-record.ts';
import { auditedResearcher } from '../present-researchers.ts';

export const importOrcidRecordCall = implementUpload(importOrcidRecord)(
  async ({ input: { id }, upload, context: { tenant, staff }, deps }) => {
    const record = readOrcidRecord(await upload.read());
    if (isRefusal(record)) return record;
    const now = deps.clock.now().toISOString();
    const done = await inTransaction(deps.db, async (tx) => {
      const put = await importOrcid(tx, tenant.id, { id, record, now });
      if (isRefusal(put)) return put;
      const subject = put.after.id;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'researchers.importOrcid',
        subject,
        before: auditedResearcher(put.before),
        after: auditedResearcher(put.after),
        at: now,
      });
      await deps.events.send(tx, thingChanged, {
        tenantId: tenant.id,
        subjectIds: [`person/${subject}`],
        now,
      });
      return put;
    });
    if (isRefusal(done)) return done;
    return {
      researcherId: done.after.id,
      orcid: record.orcid,
      isNew: done.before === undefined,
      workCount: record.works.length,
      skippedCount: record.skippedCount,
    };
  },
);
