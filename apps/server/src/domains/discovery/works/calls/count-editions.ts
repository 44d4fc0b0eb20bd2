import { countEditions } from '@lectern/contracts/discovery/works/count-editions';
import { implement } from '../../../../platform/http/implement.ts';
import { countOfWorks, workKeysOf } from '../../../collection/catalogue/works/editions-of.ts';

export const countEditionsCall = implement(countEditions)(async ({ input, context: { tenant }, deps }) => {
  const keys = await workKeysOf(deps.db, tenant.id, [...new Set(input.recordIds)]);
  const counts = await countOfWorks(deps.db, tenant.id, [...new Set(keys.values())]);
  return [...keys]
    .map(([recordId, key]) => ({ recordId, others: (counts.get(key) ?? 1) - 1 }))
    .filter(({ others }) => others > 0);
});
