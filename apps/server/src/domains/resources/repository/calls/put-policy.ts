import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  POLICY_CHANGED,
  POLICY_LIMIT_REACHED,
  POLICY_NOT_FOUND,
  POLICY_RANGE_REFUSED,
} from '@lectern/contracts/resources/repository/errors';
import { MOST_POLICIES } from '@lectern/contracts/resources/repository/kinds';
import { putPolicy } from '@lectern/contracts/resources/repository/put-policy';
import { readNetworkRange } from '@lectern/rules/network-range';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedPolicy } from '../audited.ts';
import { presentPolicy } from '../present/present-policy.ts';
import { lockRepository } from '../put-object.ts';
import {
  changePolicy,
  countPolicyUses,
  findPolicy,
  insertPolicy,
  listPolicyRows,
  objectsUnderPolicy,
} from '../store/policy-store.ts';
import { tellObjects } from '../tell-objects.ts';

export const putPolicyCall = implement(putPolicy)(async ({ input, context: { tenant, staff }, deps }) => {
  const { id, version, names, rules, samplePages } = input;
  const ranges = Object.values(rules).flatMap((grants) => grants.flatMap((one) => one.ranges));
  const wrong = ranges.find((range) => readNetworkRange(range) === undefined);
  if (wrong !== undefined) return refuse(POLICY_RANGE_REFUSED, { range: wrong });
  const at = deps.clock.now().toISOString();
  const put = await inTransaction(deps.db, async (tx) => {
    await lockRepository(tx, tenant.id);
    const before = id === undefined ? undefined : await findPolicy(tx, tenant.id, id);
    if (id !== undefined && !before) return refuse(POLICY_NOT_FOUND);
    if (before && version !== undefined && before.version !== version) return refuse(POLICY_CHANGED);
    if (!before && (await listPolicyRows(tx, tenant.id)).length >= MOST_POLICIES)
      return refuse(POLICY_LIMIT_REACHED, { limit: MOST_POLICIES });
    const after = {
      id: before?.id ?? newId(),
      tenant_id: tenant.id,
      names: toJson(names),
      rules: toJson(rules),
      sample_pages: samplePages,
      version: before ? before.version + 1 : 0,
      created_at: before?.created_at ?? at,
      updated_at: at,
    };
    await (before ? changePolicy : insertPolicy)(tx, after);
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'digital.putPolicy',
      subject: after.id,
      before: auditedPolicy(before),
      after: auditedPolicy(after),
      at,
    });
    const objects = before ? await objectsUnderPolicy(tx, tenant.id, before.id) : [];
    await tellObjects(deps, tx, tenant.id, objects, at);
    return after;
  });
  if (isRefusal(put)) return put;
  return presentPolicy(put, (await countPolicyUses(deps.db, tenant.id)).get(put.id) ?? 0);
});
