import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_FILE_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { readTextAgain } from '@lectern/contracts/resources/repository/read-text-again';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentStaffObject } from '../present/present-for-staff.ts';
import { changeFile, findFile } from '../store/file-store.ts';
import { findObject } from '../store/object-store.ts';
import { orderText } from '../text/order-text.ts';

export const readTextAgainCall = implement(readTextAgain)(
  async ({ input: { fileId }, context: { tenant, staff }, deps }) => {
    const ordered = await inTransaction(deps.db, async (tx) => {
      const file = await findFile(tx, tenant.id, fileId);
      const object = file && (await findObject(tx, tenant.id, file.object_id));
      if (!object || file.text_state === 'absent') return refuse(OBJECT_FILE_NOT_FOUND);
      // What the file says of itself is read again too.
      await changeFile(tx, tenant.id, fileId, { text_state: 'waiting', text_fault: '', described: '' });
      const at = deps.clock.now().toISOString();
      await orderText(tx, file, at);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'digital.readText',
        subject: object.id,
        before: undefined,
        after: { fileName: file.name },
        at,
      });
      return object;
    });
    return isRefusal(ordered) ? ordered : presentStaffObject(deps.db, ordered);
  },
);
