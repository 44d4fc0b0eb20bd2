import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { BudgetTable, FundPostingTable } from '../tables.ts';

/** PostgreSQL gives large integers as text. */
function withNumbers(row: Selectable<BudgetTable>): BudgetTable {
  const { free, reserved, committed, spent } = row;
  return {
    ...row,
    free: Number(free),
    reserved: Number(reserved),
    committed: Number(committed),
    spent: Number(spent),
  };
}

/** The budget, locked until the transaction ends: a write that changes nothing locks its row on PostgreSQL, and SQLite has one writer. */
export async function lockBudget(tx: Tx, tenantId: string, id: string): Promise<BudgetTable | undefined> {
  await tx
    .updateTable('budget')
    .set((eb) => ({ free: eb.ref('free') }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  return findBudget(tx, tenantId, id);
}

export async function findBudget(
  db: Db | Tx,
  tenantId: string,
  id: string,
): Promise<BudgetTable | undefined> {
  const row = await db
    .selectFrom('budget')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && withNumbers(row);
}

/** The newest year first. */
export async function listBudgetRows(db: Db | Tx, tenantId: string): Promise<BudgetTable[]> {
  const rows = await db
    .selectFrom('budget')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('year', 'desc')
    .orderBy('code')
    .execute();
  return rows.map(withNumbers);
}

/** Writes what staff say of a budget; its sums are only set where it is new. */
export async function writeBudget(tx: Tx, budget: BudgetTable): Promise<void> {
  const { code, names, year, is_open, updated_at } = budget;
  await tx
    .insertInto('budget')
    .values(budget)
    .onConflict((same) => same.column('id').doUpdateSet({ code, names, year, is_open, updated_at }))
    .execute();
}

export async function pageOfPostings(
  db: Db,
  tenantId: string,
  budgetId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly postings: readonly FundPostingTable[] }> {
  const found = db
    .selectFrom('fund_posting')
    .where('tenant_id', '=', tenantId)
    .where('budget_id', '=', budgetId);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const postings = await found
    .selectAll()
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), postings: postings.map((one) => ({ ...one, amount: Number(one.amount) })) };
}
