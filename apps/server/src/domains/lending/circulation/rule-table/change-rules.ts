import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_TYPE_UNKNOWN, RULE_UNKNOWN } from '@lectern/contracts/lending/rules/errors';
import { PATRON_GROUP_UNKNOWN } from '@lectern/contracts/people/readers/errors';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { copiesChanged } from '../../../collection/catalogue/copies-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { titlesToServe } from '../requests/serve-shelves.ts';
import type { GroupRecord, ItemTypeRecord, RuleKey, RuleRecord } from '../rules/rule-records.ts';
import {
  deleteRuleRow,
  findRule,
  listGroups,
  listItemTypes,
  putGroupRow,
  putItemTypeRow,
  putRuleRow,
} from './rule-store.ts';

/** Sets the rule for a group and a type. */
export function putRule(
  db: Db,
  context: LocalContext,
  rule: RuleRecord,
  staffId: string,
): Promise<RuleRecord | Refusal<'PATRON_GROUP_UNKNOWN' | 'ITEM_TYPE_UNKNOWN'>> {
  const { tenantId, now, today } = context;
  return inTransaction(db, async (tx) => {
    const { patronGroup, itemType } = rule;
    if (!(await listGroups(tx, tenantId)).some(({ code }) => code === patronGroup))
      return refuse(PATRON_GROUP_UNKNOWN, { code: patronGroup });
    if (!(await listItemTypes(tx, tenantId)).some(({ code }) => code === itemType))
      return refuse(ITEM_TYPE_UNKNOWN, { code: itemType });
    const before = await findRule(tx, tenantId, rule);
    await putRuleRow(tx, tenantId, rule);
    await context.events.send(tx, copiesChanged, {
      tenantId,
      subjectIds: await titlesToServe(tx, tenantId, today),
      now,
    });
    await noteChange(tx, tenantId, {
      staffId,
      action: 'rules.put',
      subject: subjectOf(rule),
      before: before && { ...before },
      after: { ...rule },
      at: now,
    });
    return rule;
  });
}

export function removeRule(
  db: Db,
  { tenantId, now }: LocalContext,
  key: RuleKey,
  staffId: string,
): Promise<RuleKey | Refusal<'RULE_UNKNOWN'>> {
  return inTransaction(db, async (tx) => {
    const before = await findRule(tx, tenantId, key);
    if (!before) return refuse(RULE_UNKNOWN);
    await deleteRuleRow(tx, tenantId, key);
    await noteChange(tx, tenantId, {
      staffId,
      action: 'rules.remove',
      subject: subjectOf(key),
      before: { ...before },
      after: undefined,
      at: now,
    });
    return key;
  });
}

/** Adds a group of readers or changes it. */
export function putGroup(
  db: Db,
  { tenantId, now }: LocalContext,
  group: GroupRecord,
  staffId: string,
): Promise<GroupRecord> {
  const { code, names, maxLoans, fineCap } = group;
  return inTransaction(db, async (tx) => {
    const before = (await listGroups(tx, tenantId)).find((one) => one.code === code);
    await putGroupRow(tx, tenantId, group);
    await noteChange(tx, tenantId, {
      staffId,
      action: 'rules.putGroup',
      subject: code,
      before: before && { names: { ...before.names }, maxLoans: before.maxLoans, fineCap: before.fineCap },
      after: { names: { ...names }, maxLoans, fineCap },
      at: now,
    });
    return group;
  });
}

/** Adds a type of items or changes its names. */
export function putItemType(
  db: Db,
  { tenantId, now }: LocalContext,
  type: ItemTypeRecord,
  staffId: string,
): Promise<ItemTypeRecord> {
  const { code, names } = type;
  return inTransaction(db, async (tx) => {
    const before = (await listItemTypes(tx, tenantId)).find((one) => one.code === code);
    await putItemTypeRow(tx, tenantId, type);
    await noteChange(tx, tenantId, {
      staffId,
      action: 'rules.putItemType',
      subject: code,
      before: before && { names: { ...before.names } },
      after: { names: { ...names } },
      at: now,
    });
    return type;
  });
}

function subjectOf({ patronGroup, itemType }: RuleKey): string {
  return `${patronGroup} ${itemType}`;
}
