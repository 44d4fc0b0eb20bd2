import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { clearingAccount } from '../ledger/accounts.ts';
import type { CashDrawer, CashEntry, CashFlow } from './cash-drawer.ts';
import type { CashDrawerTable } from './tables.ts';

/** The open drawer of a member of the staff. Nobody else closes it before the transaction ends. */
export async function lockDrawer(
  tx: Tx,
  tenantId: string,
  staffId: string,
): Promise<Selectable<CashDrawerTable> | undefined> {
  return (
    tx
      .updateTable('cash_drawer')
      // Changes nothing: an open drawer has no reason yet. It holds the row.
      .set({ reason: '' })
      .where('tenant_id', '=', tenantId)
      .where('staff_id', '=', staffId)
      .where('closed_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
  );
}

/** Opens a drawer; false if its holder has one already. */
export async function addDrawer(
  tx: Tx,
  drawer: Pick<
    CashDrawerTable,
    'id' | 'tenant_id' | 'library_code' | 'staff_id' | 'opened_with' | 'opened_at' | 'follows'
  >,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cash_drawer')
    .values({ ...drawer, closed_at: null, counted: null, reason: '' })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findOpenDrawer(
  db: Db,
  tenantId: string,
  staffId: string,
): Promise<CashDrawer | undefined> {
  const row = await db
    .selectFrom('cash_drawer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row && withSums(db, tenantId, row);
}

/** Drawers that were open at some time since an instant and before another. */
export async function listDrawersBetween(
  db: Db,
  tenantId: string,
  { since, before }: { readonly since: string; readonly before: string },
): Promise<readonly CashDrawer[]> {
  const rows = await db
    .selectFrom('cash_drawer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('opened_at', '<', before)
    .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '>=', since)]))
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
  return Promise.all(rows.map((row) => withSums(db, tenantId, row)));
}

/** The last entries of a drawer, last first. */
export async function listCashEntries(
  db: Db,
  tenantId: string,
  drawerId: string,
  limit: number,
): Promise<readonly CashEntry[]> {
  const rows = await db
    .selectFrom('cash_entry')
    .select(['posting_id', 'booked_at', 'amount'])
    .where('tenant_id', '=', tenantId)
    .where('drawer_id', '=', drawerId)
    .orderBy('posting_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.posting_id, at: row.booked_at, amount: row.amount }));
}

export interface CashSums extends CashFlow {
  readonly difference: number;
}

/** What entries of a tenant sum to: those of a drawer, or those of a time. */
export async function sumCash(
  db: Db,
  tenantId: string,
  part: { readonly drawerId: string } | { readonly since: string; readonly before: string },
): Promise<CashSums> {
  const rows = await db
    .selectFrom('cash_entry')
    .select((eb) => ['kind', eb.fn.sum<number | string>('amount').as('sum')])
    .where('tenant_id', '=', tenantId)
    .$if('drawerId' in part, (of) => of.where('drawer_id', '=', 'drawerId' in part ? part.drawerId : ''))
    .$if('since' in part, (of) =>
      of
        .where('booked_at', '>=', 'since' in part ? part.since : '')
        .where('booked_at', '<', 'before' in part ? part.before : ''),
    )
    .groupBy('kind')
    .execute();
  const sumOf = (kind: string) => Number(rows.find((row) => row.kind === kind)?.sum ?? 0);
  return { taken: sumOf('taken'), givenBack: 0 - sumOf('given'), difference: sumOf('difference') };
}

/** Cash that was booked in a time and is in no drawer: the library needs none, or it did not need one then. */
export async function sumCashWithoutDrawer(
  db: Db,
  tenantId: string,
  { since, before }: { readonly since: string; readonly before: string },
): Promise<CashFlow> {
  const { taken, given } = await db
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_line as line', (join) =>
      join.onRef('line.posting_id', '=', 'posting.id').on('line.account', '=', clearingAccount('cash')),
    )
    .leftJoin('cash_entry', 'cash_entry.posting_id', 'posting.id')
    .select((eb) => [
      eb.fn.sum<number | string | null>('line.amount').filterWhere('line.amount', '>', 0).as('taken'),
      eb.fn.sum<number | string | null>('line.amount').filterWhere('line.amount', '<', 0).as('given'),
    ])
    .where('posting.tenant_id', '=', tenantId)
    // Written out, so that the index of cash postings serves.
    .where(sql<boolean>`posting.method = 'cash'`)
    .where('posting.posted_at', '>=', since)
    .where('posting.posted_at', '<', before)
    .where('cash_entry.posting_id', 'is', null)
    .executeTakeFirstOrThrow();
  return { taken: Number(taken ?? 0), givenBack: 0 - Number(given ?? 0) };
}

async function withSums(db: Db, tenantId: string, row: Selectable<CashDrawerTable>): Promise<CashDrawer> {
  return { ...presentRow(row), ...(await sumCash(db, tenantId, { drawerId: row.id })) };
}

function presentRow(row: Selectable<CashDrawerTable>): Omit<CashDrawer, keyof CashSums> {
  return {
    id: row.id,
    libraryCode: row.library_code,
    staffId: row.staff_id,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    float: row.opened_with,
    reason: row.reason,
  };
}
