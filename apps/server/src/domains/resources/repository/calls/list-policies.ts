import { listPolicies } from '@lectern/contracts/resources/repository/list-policies';
import { implement } from '../../../../platform/http/implement.ts';
import { presentPolicy } from '../present/present-policy.ts';
import { countPolicyUses, listPolicyRows } from '../store/policy-store.ts';

export const listPoliciesCall = implement(listPolicies)(async ({ context: { tenant }, deps }) => {
  const [rows, uses] = await Promise.all([
    listPolicyRows(deps.db, tenant.id),
    countPolicyUses(deps.db, tenant.id),
  ]);
  return rows.map((row) => presentPolicy(row, uses.get(row.id) ?? 0));
});
