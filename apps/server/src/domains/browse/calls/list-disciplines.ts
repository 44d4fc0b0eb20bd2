import { listDisciplines } from '@lectern/contracts/browse/list-disciplines';
import { implement } from '../../../platform/http/implement.ts';
import { keptCounts } from '../../../platform/tenants/kept-counts.ts';
import { countWorks } from '../../../ports/search-engine/count-works.ts';
import { DISCIPLINE_CODES, disciplineName } from '../../vocabulary/classes/discipline-names.ts';

const disciplineCounts = keptCounts(
  async (deps, tenantId) =>
    (await countWorks(deps, tenantId, { discipline: DISCIPLINE_CODES.length })).by.discipline,
);

export const listDisciplinesCall = implement(listDisciplines)(
  async ({ context: { tenant, language }, deps }) => {
    const counts = await disciplineCounts(deps, tenant.id);
    return DISCIPLINE_CODES.map((code) => ({
      code,
      name: disciplineName(code, language),
      count: counts.get(code) ?? 0,
    }));
  },
);
