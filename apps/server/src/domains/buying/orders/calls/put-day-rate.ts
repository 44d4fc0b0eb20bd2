import { putDayRate } from '@lectern/contracts/buying/orders/put-day-rate';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { writeRate } from '../store/order-terms-store.ts';

export const putDayRateCall = implement(putDayRate)(
  async ({ input: { currency, day, rate }, context: { tenant, staff }, deps }) => {
    const at = deps.clock.now().toISOString();
    await inTransaction(deps.db, async (tx) => {
      await writeRate(tx, { tenant_id: tenant.id, currency, day, rate, set_by: staff.id, set_at: at });
      await addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'orders.putRate',
        subject: currency,
        details: { rate: String(rate / 1_000_000), firstDay: day },
        at,
      });
    });
    return { currency, day, rate };
  },
);
