import { refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import { putEresourceCost } from '@lectern/contracts/resources/usage/put-eresource-cost';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { anyEresource } from '../../databases/any-eresource.ts';
import { eresourceNames } from '../../databases/eresource-names.ts';
import { costOfUse } from '../read/cost-of-use.ts';
import { findCost, putCost, removeCost } from '../store/cost-store.ts';
import type { EresourceCostTable } from '../tables.ts';

export const putEresourceCostCall = implement(putEresourceCost)(
  async ({ input: { eresourceId, year, amount, currency }, context: { tenant, staff, language }, deps }) => {
    if (!(await anyEresource(deps.db, tenant.id, eresourceId))) return refuse(ERESOURCE_NOT_FOUND);
    const at = deps.clock.now().toISOString();
    const row: EresourceCostTable = {
      tenant_id: tenant.id,
      eresource_id: eresourceId,
      year,
      amount: amount ?? 0,
      currency,
      updated_at: at,
    };
    await inTransaction(deps.db, async (tx) => {
      const before = await findCost(tx, tenant.id, eresourceId, year);
      if (amount === undefined) await removeCost(tx, tenant.id, eresourceId, year);
      else await putCost(tx, row);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'usage.putCost',
        subject: eresourceId,
        before: before && audited(before),
        after: amount === undefined ? undefined : audited(row),
        at,
      });
    });
    const names = await eresourceNames(deps.db, { tenantId: tenant.id, language }, [eresourceId]);
    return costOfUse(deps.db, row, names.get(eresourceId) ?? '');
  },
);

/** Minor units with their currency: the currency need not be that of the library. */
function audited({ year, amount, currency }: EresourceCostTable) {
  return { year, annualCost: `${amount} ${currency}` };
}
