import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_FILE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import { removeEresourceFile } from '@lectern/contracts/resources/databases/remove-eresource-file';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { removeFile } from '../../../collection/stored-files/keep-file.ts';
import { fileKey } from '../file-name.ts';
import { deleteFile, findFile } from '../store/file-store.ts';

export const removeEresourceFileCall = implement(removeEresourceFile)(
  async ({ input: { fileId }, context: { tenant, staff }, deps }) => {
    const row = await inTransaction(deps.db, async (tx) => {
      const file = await findFile(tx, tenant.id, fileId);
      if (!file || !(await deleteFile(tx, tenant.id, fileId))) return refuse(ERESOURCE_FILE_NOT_FOUND);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'eresources.put',
        subject: file.eresource_id,
        before: { name: file.name },
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return file;
    });
    if (isRefusal(row)) return row;
    await removeFile(deps, tenant.id, fileKey(row.file_name));
    return { fileId };
  },
);
