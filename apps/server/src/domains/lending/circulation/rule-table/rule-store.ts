import type { Names } from '@lectern/contracts/kernel/languages';
import type { Selectable } from 'kysely';
import { fromJson, toBit, toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { GroupRecord, ItemTypeRecord, RuleKey, RuleRecord } from '../rules/rule-records.ts';
import type { LoanRuleTable } from '../tables.ts';

export async function listRules(db: Db, tenantId: string): Promise<readonly RuleRecord[]> {
  const rows = await db
    .selectFrom('loan_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('patron_group')
    .orderBy('item_type')
    .execute();
  return rows.map(ruleOf);
}

export async function listGroups(db: Db, tenantId: string): Promise<readonly GroupRecord[]> {
  const rows = await db
    .selectFrom('patron_group')
    .select(['code', 'names', 'max_loans', 'fine_cap'])
    .where('tenant_id', '=', tenantId)
    .orderBy('code')
    .execute();
  return rows.map(({ code, names, max_loans, fine_cap }) => ({
    code,
    names: fromJson<Names>(names),
    maxLoans: max_loans,
    fineCap: fine_cap,
  }));
}

export async function listItemTypes(db: Db, tenantId: string): Promise<readonly ItemTypeRecord[]> {
  const rows = await db
    .selectFrom('item_type')
    .select(['code', 'names'])
    .where('tenant_id', '=', tenantId)
    .orderBy('code')
    .execute();
  return rows.map(({ code, names }) => ({ code, names: fromJson<Names>(names) }));
}

export async function putGroupRow(
  tx: Tx,
  tenantId: string,
  { code, names, maxLoans, fineCap }: GroupRecord,
): Promise<void> {
  const row = { names: toJson(names), max_loans: maxLoans, fine_cap: fineCap };
  await tx
    .insertInto('patron_group')
    .values({ tenant_id: tenantId, code, ...row })
    .onConflict((same) => same.columns(['tenant_id', 'code']).doUpdateSet(row))
    .execute();
}

export async function putItemTypeRow(
  tx: Tx,
  tenantId: string,
  { code, names }: ItemTypeRecord,
): Promise<void> {
  const row = { names: toJson(names) };
  await tx
    .insertInto('item_type')
    .values({ tenant_id: tenantId, code, ...row })
    .onConflict((same) => same.columns(['tenant_id', 'code']).doUpdateSet(row))
    .execute();
}

export async function findRule(
  db: Db,
  tenantId: string,
  { patronGroup, itemType }: RuleKey,
): Promise<RuleRecord | undefined> {
  const row = await db
    .selectFrom('loan_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_group', '=', patronGroup)
    .where('item_type', '=', itemType)
    .executeTakeFirst();
  return row && ruleOf(row);
}

export async function putRuleRow(tx: Tx, tenantId: string, rule: RuleRecord): Promise<void> {
  const row = {
    loanable: toBit(rule.loanable),
    loan_days: rule.loanDays,
    loan_hours: rule.loanHours,
    renew_days: rule.renewDays,
    max_renewals: rule.maxRenewals,
    max_loans: rule.maxLoans,
    fine_per_day: rule.finePerDay,
    fine_per_hour: rule.finePerHour,
    fine_cap: rule.fineCap,
    grace: rule.grace,
    closed_days_cost: toBit(rule.closedDaysCost),
    lost_price: rule.lostPrice,
    lost_handling: rule.lostHandling,
  };
  await tx
    .insertInto('loan_rule')
    .values({ tenant_id: tenantId, patron_group: rule.patronGroup, item_type: rule.itemType, ...row })
    .onConflict((same) => same.columns(['tenant_id', 'patron_group', 'item_type']).doUpdateSet(row))
    .execute();
}

export async function deleteRuleRow(tx: Tx, tenantId: string, key: RuleKey): Promise<void> {
  await tx
    .deleteFrom('loan_rule')
    .where('tenant_id', '=', tenantId)
    .where('patron_group', '=', key.patronGroup)
    .where('item_type', '=', key.itemType)
    .execute();
}

function ruleOf(row: Selectable<LoanRuleTable>): RuleRecord {
  return {
    patronGroup: row.patron_group,
    itemType: row.item_type,
    loanable: row.loanable === 1,
    loanDays: row.loan_days,
    loanHours: row.loan_hours,
    renewDays: row.renew_days,
    maxRenewals: row.max_renewals,
    maxLoans: row.max_loans,
    finePerDay: row.fine_per_day,
    finePerHour: row.fine_per_hour,
    fineCap: row.fine_cap,
    grace: row.grace,
    closedDaysCost: row.closed_days_cost === 1,
    lostPrice: row.lost_price,
    lostHandling: row.lost_handling,
  };
}
