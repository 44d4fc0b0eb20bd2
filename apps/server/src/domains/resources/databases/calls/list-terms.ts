import { listTerms } from '@lectern/contracts/resources/databases/list-terms';
import { implement } from '../../../../platform/http/implement.ts';
import { presentStaffTerms } from '../present-staff-terms.ts';
import { countUses, listTermRows } from '../store/term-store.ts';

export const listTermsCall = implement(listTerms)(async ({ input, context: { tenant, language }, deps }) => {
  const [rows, uses] = await Promise.all([
    listTermRows(deps.db, tenant.id, input.kind),
    countUses(deps.db, tenant.id),
  ]);
  return presentStaffTerms(rows, uses, language);
});
