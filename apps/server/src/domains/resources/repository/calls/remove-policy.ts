import { refuse } from '@lectern/contracts/kernel/refusal';
import { POLICY_IN_USE, POLICY_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { removePolicy } from '@lectern/contracts/resources/repository/remove-policy';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedPolicy } from '../audited.ts';
import { lockRepository } from '../put-object.ts';
import { listCollectionRows } from '../store/collection-store.ts';
import { countPolicyUses, deletePolicy, findPolicy } from '../store/policy-store.ts';

export const removePolicyCall = implement(removePolicy)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const refused = await inTransaction(deps.db, async (tx) => {
      await lockRepository(tx, tenant.id);
      const row = await findPolicy(tx, tenant.id, id);
      if (!row) return refuse(POLICY_NOT_FOUND);
      const collections = await listCollectionRows(tx, tenant.id);
      const isUsed =
        (await countPolicyUses(tx, tenant.id)).has(id) ||
        collections.some(({ policy_id }) => policy_id === id);
      if (isUsed) return refuse(POLICY_IN_USE);
      await deletePolicy(tx, tenant.id, id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'digital.removePolicy',
        subject: id,
        before: auditedPolicy(row),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return undefined;
    });
    return refused ?? { id };
  },
);
