import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import { removeEresource } from '@lectern/contracts/resources/databases/remove-eresource';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { removeFile } from '../../../collection/stored-files/keep-file.ts';
import { auditedEresource } from '../audited-eresource.ts';
import { fileKey } from '../file-name.ts';
import { lockEresources } from '../put-eresource.ts';
import { deleteEresource, findEresource } from '../store/eresource-store.ts';
import { filesOf } from '../store/file-store.ts';
import { orderToTellSources } from '../tell-sources.ts';

export const removeEresourceCall = implement(removeEresource)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const files = await inTransaction(deps.db, async (tx) => {
      await lockEresources(tx, tenant.id);
      const row = await findEresource(tx, tenant.id, id);
      if (!row) return refuse(ERESOURCE_NOT_FOUND);
      const named = await filesOf(tx, tenant.id, id);
      await deleteEresource(tx, tenant.id, id);
      const now = deps.clock.now().toISOString();
      await deps.events.send(tx, thingChanged, { tenantId: tenant.id, subjectIds: [`eresource/${id}`], now });
      await orderToTellSources(tx, tenant.id, { before: row, after: undefined, now });
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'eresources.remove',
        subject: id,
        before: auditedEresource(row),
        after: undefined,
        at: now,
      });
      return named;
    });
    if (isRefusal(files)) return files;
    for (const file of files) await removeFile(deps, tenant.id, fileKey(file.file_name));
    return { id };
  },
);
