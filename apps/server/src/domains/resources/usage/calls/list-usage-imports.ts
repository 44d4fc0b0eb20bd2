import { listUsageImports } from '@lectern/contracts/resources/usage/list-usage-imports';
import { implement } from '../../../../platform/http/implement.ts';
import { presentLoad } from '../present-load.ts';
import { pageOfLoads } from '../store/load-store.ts';

export const listUsageImportsCall = implement(listUsageImports)(
  async ({ input: { providerId, page, rows }, context: { tenant }, deps }) => {
    const place = { offset: (page - 1) * rows, limit: rows };
    const { total, loads } = await pageOfLoads(deps.db, tenant.id, providerId, place);
    return { total, imports: loads.map(presentLoad) };
  },
);
