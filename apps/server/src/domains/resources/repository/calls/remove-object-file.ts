import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_FILE_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { removeObjectFile } from '@lectern/contracts/resources/repository/remove-object-file';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { removeFile } from '../../../collection/stored-files/keep-file.ts';
import { fileKey } from '../files/file-name.ts';
import { presentStaffObject } from '../present/present-for-staff.ts';
import { lockRepository } from '../put-object.ts';
import { deleteFile, findFile } from '../store/file-store.ts';
import { findObject } from '../store/object-store.ts';
import { tellPagesOfFile } from '../text/tell-pages.ts';

export const removeObjectFileCall = implement(removeObjectFile)(
  async ({ input: { fileId }, context: { tenant, staff }, deps }) => {
    const removed = await inTransaction(deps.db, async (tx) => {
      await lockRepository(tx, tenant.id);
      const file = await findFile(tx, tenant.id, fileId);
      const object = file && (await findObject(tx, tenant.id, file.object_id));
      if (!object) return refuse(OBJECT_FILE_NOT_FOUND);
      const at = deps.clock.now().toISOString();
      await tellPagesOfFile(deps, tx, tenant.id, fileId, at);
      await deleteFile(tx, tenant.id, fileId);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'digital.putObject',
        subject: object.id,
        before: { fileName: file.name },
        after: undefined,
        at,
      });
      return { file, object };
    });
    if (isRefusal(removed)) return removed;
    await removeFile(deps, tenant.id, fileKey(removed.file.file_name));
    return presentStaffObject(deps.db, removed.object);
  },
);
