import type { DeliveryWay } from '@lectern/contracts/buying/purchase/purchase-order';
import type { PurchaseRule } from '@lectern/contracts/buying/purchase/purchase-rule';
import type { Names } from '@lectern/contracts/kernel/languages';
import { fromJson, toBit, toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';

/** What holds for all readers of a library. */
export interface PurchaseTerms {
  readonly isOn: boolean;
  readonly minutesHeld: number;
  readonly daysToConfirm: number;
  readonly ways: DeliveryWay[];
  readonly itemType: string;
  readonly text: Names;
}

/** Before staff wrote any. */
export const USUAL_TERMS: PurchaseTerms = {
  isOn: false,
  minutesHeld: 30,
  daysToConfirm: 14,
  ways: ['pickup'],
  itemType: 'book',
  text: {},
};

export async function readTerms(db: Db | Tx, tenantId: string): Promise<PurchaseTerms> {
  const row = await db
    .selectFrom('purchase_terms')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (!row) return USUAL_TERMS;
  return {
    isOn: row.is_on === 1,
    minutesHeld: row.minutes_held,
    daysToConfirm: row.days_to_confirm,
    ways: fromJson(row.ways),
    itemType: row.item_type,
    text: fromJson(row.words),
  };
}

export async function writeTerms(tx: Tx, tenantId: string, terms: PurchaseTerms, now: string): Promise<void> {
  const row = {
    is_on: toBit(terms.isOn),
    minutes_held: terms.minutesHeld,
    days_to_confirm: terms.daysToConfirm,
    ways: toJson(terms.ways),
    item_type: terms.itemType,
    words: toJson(terms.text),
    updated_at: now,
  };
  await tx
    .insertInto('purchase_terms')
    .values({ tenant_id: tenantId, ...row })
    .onConflict((same) => same.column('tenant_id').doUpdateSet(row))
    .execute();
}

/** The rules of a library, by group. */
export async function listRules(db: Db | Tx, tenantId: string): Promise<PurchaseRule[]> {
  const rows = await db
    .selectFrom('purchase_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('patron_group')
    .execute();
  return rows.map(({ patron_group, facts }) => ({
    ...fromJson<Omit<PurchaseRule, 'group'>>(facts),
    group: patron_group,
  }));
}

export async function writeRule(
  tx: Tx,
  tenantId: string,
  { group, ...facts }: PurchaseRule,
  now: string,
): Promise<void> {
  const row = { facts: toJson(facts), updated_at: now };
  await tx
    .insertInto('purchase_rule')
    .values({ tenant_id: tenantId, patron_group: group, ...row })
    .onConflict((same) => same.columns(['tenant_id', 'patron_group']).doUpdateSet(row))
    .execute();
}

export async function deleteRule(tx: Tx, tenantId: string, group: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('purchase_rule')
    .where('tenant_id', '=', tenantId)
    .where('patron_group', '=', group)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
