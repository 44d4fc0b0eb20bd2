import { listDisciplines } from '@lectern/contracts/discovery/browse/list-disciplines';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { keptCounts } from '../../../../platform/tenants/kept-counts.ts';
import { countWorks } from '../../../../ports/search-engine/count-works.ts';
import { DISCIPLINE_CODES, disciplineName } from '../../../collection/vocabulary/classes/discipline-names.ts';

const disciplineCounts = keptCounts((deps, tenantId) =>
  countWorks(deps, tenantId, { discipline: DISCIPLINE_CODES.length }),
);

export const listDisciplinesCall = implement(listDisciplines)(
  async ({ context: { tenant, language }, deps }) => {
    const counted = await disciplineCounts(deps, tenant.id);
    if (isRefusal(counted)) return counted;
    return DISCIPLINE_CODES.map((code) => ({
      code,
      name: disciplineName(code, language),
      count: counted.by.discipline.get(code) ?? 0,
    }));
  },
);
