import { putOrderTerms } from '@lectern/contracts/buying/orders/put-order-terms';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentTerms } from '../present-terms.ts';
import { readOrderTerms, writeOrderTerms } from '../store/order-terms-store.ts';
import type { OrderTermsTable } from '../tables.ts';

export const putOrderTermsCall = implement(putOrderTerms)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const at = deps.clock.now().toISOString();
    const after: OrderTermsTable = {
      tenant_id: tenant.id,
      alone_up_to: input.aloneUpTo,
      tolerance: input.tolerance,
      buyer_number: input.buyerNumber,
      buyer_list: input.buyerList,
      updated_at: at,
    };
    await inTransaction(deps.db, async (tx) => {
      const before = await readOrderTerms(tx, tenant.id);
      await writeOrderTerms(tx, after);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'orders.putTerms',
        subject: '',
        before: audited(before),
        after: audited(after),
        at,
      });
    });
    return presentTerms(after);
  },
);

function audited({ alone_up_to, tolerance, buyer_number }: OrderTermsTable) {
  return { sumAlone: alone_up_to, tolerance, number: buyer_number };
}
