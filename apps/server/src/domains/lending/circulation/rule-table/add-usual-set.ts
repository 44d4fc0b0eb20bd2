import type { UsualSet } from '@lectern/contracts/lending/rules/put-usual-set';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { copiesChanged } from '../../../collection/catalogue/copies-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { titlesToServe } from '../requests/serve-shelves.ts';
import {
  listGroups,
  listItemTypes,
  listRules,
  putGroupRow,
  putItemTypeRow,
  putRuleRow,
} from './rule-store.ts';
import { usualSet } from './usual-sets.ts';

/** Adds what a library has not of the usual groups, types and rules of its kind, and answers how much that was. */
export function addUsualSet(
  db: Db,
  context: LocalContext,
  kind: UsualSet,
  staffId: string,
): Promise<{ readonly groups: number; readonly itemTypes: number; readonly rules: number }> {
  const { tenantId, now, today } = context;
  const set = usualSet(kind);
  return inTransaction(db, async (tx) => {
    const groups = without(set.groups, await listGroups(tx, tenantId), ({ code }) => code);
    const itemTypes = without(set.itemTypes, await listItemTypes(tx, tenantId), ({ code }) => code);
    const rules = without(
      set.rules,
      await listRules(tx, tenantId),
      ({ patronGroup, itemType }) => `${patronGroup} ${itemType}`,
    );
    for (const group of groups) await putGroupRow(tx, tenantId, group);
    for (const type of itemTypes) await putItemTypeRow(tx, tenantId, type);
    for (const rule of rules) await putRuleRow(tx, tenantId, rule);
    // Copies that were loaded before there was a type.
    await tx
      .updateTable('item')
      .set({ item_type: set.ordinaryType })
      .where('tenant_id', '=', tenantId)
      .where('item_type', '=', '')
      .execute();
    const added = { groups: groups.length, itemTypes: itemTypes.length, rules: rules.length };
    await context.events.send(tx, copiesChanged, {
      tenantId,
      subjectIds: await titlesToServe(tx, tenantId, today),
      now,
    });
    await noteChange(tx, tenantId, {
      staffId,
      action: 'rules.putUsualSet',
      subject: kind,
      before: undefined,
      after: added,
      at: now,
    });
    return added;
  });
}

function without<T>(some: readonly T[], others: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const keys = new Set(others.map(keyOf));
  return some.filter((one) => !keys.has(keyOf(one)));
}
