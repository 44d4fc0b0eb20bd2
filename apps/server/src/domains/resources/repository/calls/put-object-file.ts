import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_FILE_NOT_FOUND, POLICY_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { putObjectFile } from '@lectern/contracts/resources/repository/put-object-file';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentStaffObject } from '../present/present-for-staff.ts';
import { lockRepository } from '../put-object.ts';
import { changeFile, filesOf, findFile } from '../store/file-store.ts';
import { findObject } from '../store/object-store.ts';
import { findPolicy } from '../store/policy-store.ts';
import { tellPagesOfFile } from '../text/tell-pages.ts';

export const putObjectFileCall = implement(putObjectFile)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const { fileId, name, role, place, policyId = '', closedUntil } = input;
    const put = await inTransaction(deps.db, async (tx) => {
      await lockRepository(tx, tenant.id);
      const file = await findFile(tx, tenant.id, fileId);
      const object = file && (await findObject(tx, tenant.id, file.object_id));
      if (!object) return refuse(OBJECT_FILE_NOT_FOUND);
      if (policyId !== '' && !(await findPolicy(tx, tenant.id, policyId))) return refuse(POLICY_NOT_FOUND);
      await changeFile(tx, tenant.id, fileId, {
        name,
        role,
        policy_id: policyId,
        closed_until: closedUntil,
      });
      const at = deps.clock.now().toISOString();
      await tellPagesOfFile(deps, tx, tenant.id, fileId, at);
      if (place !== undefined) {
        const others = (await filesOf(tx, tenant.id, [object.id])).filter(({ id }) => id !== fileId);
        const inOrder = [...others.slice(0, place - 1), file, ...others.slice(place - 1)];
        for (const [before, { id }] of inOrder.entries())
          await changeFile(tx, tenant.id, id, { position: before + 1 });
      }
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'digital.putObject',
        subject: object.id,
        before: {
          fileName: file.name,
          role: file.role,
          policyId: file.policy_id,
          closedUntil: file.closed_until,
        },
        after: { fileName: name, role, policyId, closedUntil },
        at,
      });
      return object;
    });
    return isRefusal(put) ? put : presentStaffObject(deps.db, put);
  },
);
