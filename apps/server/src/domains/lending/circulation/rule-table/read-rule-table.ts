import type { Db } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import type { RuleTable } from '../rules/rule-records.ts';
import { listAmnesties } from '../store/amnesty-store.ts';
import { listGroups, listItemTypes, listRules } from './rule-store.ts';

/** All rules of a library with the groups and types that they are about, in the order of the codes. */
export async function readRuleTable(
  db: Db,
  { tenantId }: Pick<LocalContext, 'tenantId'>,
): Promise<RuleTable> {
  const [groups, itemTypes, rules, amnesties] = await Promise.all([
    listGroups(db, tenantId),
    listItemTypes(db, tenantId),
    listRules(db, tenantId),
    listAmnesties(db, tenantId),
  ]);
  return { groups, itemTypes, rules, amnesties };
}
