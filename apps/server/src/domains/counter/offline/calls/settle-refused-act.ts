import { OFFLINE_ACT_NOT_FOUND } from '@lectern/contracts/counter/offline/errors';
import { settleRefusedAct } from '@lectern/contracts/counter/offline/settle-refused-act';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { settleAct } from '../offline-store.ts';

export const settleRefusedActCall = implement(settleRefusedAct)(
  async ({ input: { id, note }, context: { tenant, staff }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      if (!(await settleAct(tx, tenant.id, id))) return refuse(OFFLINE_ACT_NOT_FOUND);
      await addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'offline.settle',
        subject: id,
        details: { note },
        at: deps.clock.now().toISOString(),
      });
      return { settled: true };
    }),
);
