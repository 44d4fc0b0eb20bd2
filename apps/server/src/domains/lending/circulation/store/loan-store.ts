import type { Updateable } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { LoanTable } from '../tables.ts';

/** Open loans with their item, bib, the rule of the patron's group and what the ledger holds for them; due first. */
export async function listOpenLoans(db: Db, tenantId: string, patronId: string) {
  return db
    .selectFrom('loan')
    .innerJoin('patron', 'patron.id', 'loan.patron_id')
    .innerJoin('item', 'item.id', 'loan.item_id')
    .innerJoin('bib', 'bib.id', 'loan.bib_id')
    .leftJoin('loan_rule', (join) =>
      join
        .onRef('loan_rule.tenant_id', '=', 'loan.tenant_id')
        .onRef('loan_rule.patron_group', '=', 'patron.patron_group')
        .onRef('loan_rule.item_type', '=', 'item.item_type'),
    )
    .select(['loan.id', 'loan.bib_id', 'loan.item_id', 'loan.library_code as lending_library'])
    .select(['loan.checked_out_at', 'loan.due_date', 'loan.due_at', 'loan.renewals'])
    .select(['loan.last_renewed_at', 'loan.claimed_on'])
    .select(['item.barcode', 'item.call_number', 'item.volume', 'item.item_type', 'item.recalled'])
    .select(['item.library_code', 'item.location_code', 'bib.title', 'bib.author'])
    .select('item.inventory_number')
    .select(['loan_rule.loanable', 'loan_rule.renew_days', 'loan_rule.max_renewals'])
    .select(['loan_rule.fine_per_day', 'loan_rule.fine_cap'])
    .select(['loan_rule.loan_hours', 'loan_rule.fine_per_hour', 'loan_rule.grace'])
    .select(['loan_rule.closed_days_cost', 'loan_rule.lost_price', 'loan_rule.lost_handling'])
    .select((eb) =>
      eb
        .selectFrom('ledger_posting as fine')
        .leftJoin('ledger_posting as reversal', 'reversal.reverses', 'fine.id')
        .select((sum) => sum.fn.sum<string | number>('fine.amount').as('posted'))
        .where('fine.tenant_id', '=', tenantId)
        .where('fine.patron_id', '=', patronId)
        .where('fine.kind', '=', 'overdue')
        .where('reversal.id', 'is', null)
        .whereRef('fine.loan_id', '=', 'loan.id')
        .as('posted'),
    )
    .where('loan.tenant_id', '=', tenantId)
    .where('loan.patron_id', '=', patronId)
    .where('loan.returned_at', 'is', null)
    .orderBy('loan.due_date')
    .orderBy('loan.id')
    .execute();
}

export type OpenLoan = Awaited<ReturnType<typeof listOpenLoans>>[number];

/** The open loan of an item and who has it. */
export async function findOpenLoanOfItem(db: Db, tenantId: string, itemId: string) {
  return db
    .selectFrom('loan')
    .select(['id', 'patron_id', 'library_code', 'checked_out_at'])
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', itemId)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
}

/** An open loan with the barcode of its item, who has it and what its loss costs by its rule; undefined for one that has ended. */
export async function findOpenLoan(db: Db, tenantId: string, loanId: string) {
  return db
    .selectFrom('loan')
    .innerJoin('item', 'item.id', 'loan.item_id')
    .innerJoin('patron', 'patron.id', 'loan.patron_id')
    .leftJoin('loan_rule', (join) =>
      join
        .onRef('loan_rule.tenant_id', '=', 'loan.tenant_id')
        .onRef('loan_rule.patron_group', '=', 'patron.patron_group')
        .onRef('loan_rule.item_type', '=', 'item.item_type'),
    )
    .select(['loan.id', 'loan.patron_id', 'loan.item_id', 'item.barcode'])
    .select(['loan_rule.lost_price', 'loan_rule.lost_handling'])
    .where('loan.tenant_id', '=', tenantId)
    .where('loan.id', '=', loanId)
    .where('loan.returned_at', 'is', null)
    .executeTakeFirst();
}

/** Moves the time at which the loan is due unless the loan has changed since it was read; false when it has. */
export async function renewLoan(
  db: Db,
  tenantId: string,
  seen: Pick<OpenLoan, 'id' | 'renewals' | 'due_date'>,
  due: Pick<OpenLoan, 'due_date' | 'due_at'>,
  now: string,
): Promise<boolean> {
  return changeLoan(db, tenantId, seen, {
    ...due,
    renewals: seen.renewals + 1,
    last_renewed_at: now,
  });
}

/** Ends the loan unless it has changed since it was read; false when it has. */
export async function endLoan(
  db: Db,
  tenantId: string,
  seen: Pick<OpenLoan, 'id' | 'renewals' | 'due_date'>,
  now: string,
): Promise<boolean> {
  return changeLoan(db, tenantId, seen, { returned_at: now });
}

/** Changes an open loan unless it has changed since it was read; false when it has. */
export async function changeLoan(
  db: Db,
  tenantId: string,
  seen: Pick<OpenLoan, 'id' | 'renewals' | 'due_date'>,
  change: Partial<
    Pick<
      Updateable<LoanTable>,
      | 'due_date'
      | 'due_at'
      | 'due_before_recall'
      | 'renewals'
      | 'last_renewed_at'
      | 'returned_at'
      | 'claimed_on'
    >
  >,
): Promise<boolean> {
  const result = await db
    .updateTable('loan')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', seen.id)
    .where('renewals', '=', seen.renewals)
    .where('due_date', '=', seen.due_date)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends the loan that a reader took over from another reader at an instant; false if it is no longer open. */
export async function endTakenOverLoan(
  db: Db,
  tenantId: string,
  { patronId, itemId, since }: { readonly patronId: string; readonly itemId: string; readonly since: string },
  now: string,
): Promise<boolean> {
  const result = await db
    .updateTable('loan')
    .set({ returned_at: now })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('item_id', '=', itemId)
    .where('checked_out_at', '=', since)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A loan that ended at an instant. */
export interface EndedLoan {
  readonly patronId: string;
  readonly itemId: string;
  readonly returnedAt: string;
}

export async function hasEndedLoan(db: Db, tenantId: string, loan: EndedLoan): Promise<boolean> {
  const row = await db
    .selectFrom('loan')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', loan.patronId)
    .where('item_id', '=', loan.itemId)
    .where('returned_at', '=', loan.returnedAt)
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens a loan again that ended at an instant. */
export async function reopenLoan(db: Db, tenantId: string, loan: EndedLoan): Promise<void> {
  await db
    .updateTable('loan')
    .set({ returned_at: null })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', loan.patronId)
    .where('item_id', '=', loan.itemId)
    .where('returned_at', '=', loan.returnedAt)
    .execute();
}
