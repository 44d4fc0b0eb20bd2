import { listEresourceCosts } from '@lectern/contracts/resources/usage/list-eresource-costs';
import { implement } from '../../../../platform/http/implement.ts';
import { eresourceNames } from '../../databases/eresource-names.ts';
import { costOfUse } from '../read/cost-of-use.ts';
import { listCosts } from '../store/cost-store.ts';

export const listEresourceCostsCall = implement(listEresourceCosts)(
  async ({ input, context: { tenant, language }, deps }) => {
    const rows = await listCosts(deps.db, tenant.id, input);
    const ids = rows.map(({ eresource_id }) => eresource_id);
    const names = await eresourceNames(deps.db, { tenantId: tenant.id, language }, ids);
    const costs = [];
    // Databases that are gone have no name: their costs are not told.
    for (const row of rows) {
      const name = names.get(row.eresource_id);
      if (name !== undefined) costs.push(await costOfUse(deps.db, row, name));
    }
    return {
      costs: costs.sort((one, other) => other.year - one.year || (other.perUse ?? 0) - (one.perUse ?? 0)),
    };
  },
);
