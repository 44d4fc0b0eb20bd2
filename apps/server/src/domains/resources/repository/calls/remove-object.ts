import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { removeObject } from '@lectern/contracts/resources/repository/remove-object';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { removeFile } from '../../../collection/stored-files/keep-file.ts';
import { auditedObject } from '../audited.ts';
import { fileKey } from '../files/file-name.ts';
import { lockRepository } from '../put-object.ts';
import { deleteEntriesOf } from '../store/entry-store.ts';
import { filesOf } from '../store/file-store.ts';
import { deleteObject, findObject } from '../store/object-store.ts';
import { tellObjects } from '../tell-objects.ts';
import { tellPagesOfObject } from '../text/tell-pages.ts';

export const removeObjectCall = implement(removeObject)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const files = await inTransaction(deps.db, async (tx) => {
      await lockRepository(tx, tenant.id);
      const row = await findObject(tx, tenant.id, id);
      if (!row) return refuse(OBJECT_NOT_FOUND);
      const named = await filesOf(tx, tenant.id, [id]);
      const at = deps.clock.now().toISOString();
      await tellPagesOfObject(deps, tx, tenant.id, id, at);
      await deleteEntriesOf(tx, tenant.id, id);
      await deleteObject(tx, tenant.id, id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'digital.removeObject',
        subject: id,
        before: auditedObject(row),
        after: undefined,
        at,
      });
      await tellObjects(deps, tx, tenant.id, [id], at);
      return named;
    });
    if (isRefusal(files)) return files;
    for (const file of files) await removeFile(deps, tenant.id, fileKey(file.file_name));
    return { id };
  },
);
