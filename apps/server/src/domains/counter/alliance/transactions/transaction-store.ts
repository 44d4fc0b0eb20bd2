import type { AllianceSide, AllianceStep } from '@lectern/rules/alliance/steps';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { AllianceMoveTable, AllianceTransactionTable } from '../tables.ts';

export type Transaction = AllianceTransactionTable;

export async function findTransaction(
  db: Db,
  tenantId: string,
  id: string,
): Promise<Transaction | undefined> {
  return db
    .selectFrom('alliance_transaction')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a transaction with its first line of history; false if there is one with this id. */
export async function addTransaction(
  tx: Tx,
  transaction: Transaction,
  mover: AllianceMoveTable['mover'],
): Promise<boolean> {
  const result = await tx
    .insertInto('alliance_transaction')
    .values(transaction)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  if (Number(result.numInsertedOrUpdatedRows ?? 0n) === 0) return false;
  await noteMove(tx, transaction, transaction.step, mover, transaction.step_since);
  return true;
}

export type TransactionChange = Partial<
  Pick<
    Transaction,
    | 'step'
    | 'step_since'
    | 'title'
    | 'author'
    | 'isbn'
    | 'barcode'
    | 'due_date'
    | 'loan_id'
    | 'reason'
    | 'untold'
    | 'tries'
    | 'tell_at'
  >
>;

/** Changes a transaction that is still in the step that the caller saw; false if it has moved on. A new step is noted in its history. */
export async function changeTransaction(
  tx: Tx,
  seen: Transaction,
  change: TransactionChange,
  mover: AllianceMoveTable['mover'],
): Promise<boolean> {
  const result = await tx
    .updateTable('alliance_transaction')
    .set(change)
    .where('tenant_id', '=', seen.tenant_id)
    .where('id', '=', seen.id)
    .where('step', '=', seen.step)
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) === 0) return false;
  if (change.step !== undefined && change.step !== seen.step)
    await noteMove(tx, seen, change.step, mover, change.step_since ?? seen.step_since);
  return true;
}

async function noteMove(
  tx: Tx,
  { tenant_id, id }: Pick<Transaction, 'tenant_id' | 'id'>,
  step: AllianceStep,
  mover: AllianceMoveTable['mover'],
  at: string,
): Promise<void> {
  const row = { id: newId(), tenant_id, transaction_id: id, step, mover, moved_at: at };
  await tx.insertInto('alliance_move').values(row).execute();
}

export interface TransactionFilter {
  readonly patronId?: string;
  readonly side?: AllianceSide;
  readonly steps: readonly AllianceStep[];
}

interface Part {
  readonly offset: number;
  readonly limit: number;
}

/** Transactions in some steps, newest first, and how many there are. */
export async function listTransactions(
  db: Db,
  tenantId: string,
  filter: TransactionFilter,
  { offset, limit }: Part,
): Promise<{ readonly total: number; readonly rows: readonly Transaction[] }> {
  const found = transactionsOf(db, tenantId, filter);
  const { count } = await found
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(count), rows };
}

/** How many transactions of a side are in each step. */
export async function countSteps(
  db: Db,
  tenantId: string,
  filter: TransactionFilter,
): Promise<Partial<Record<AllianceStep, number>>> {
  const rows = await transactionsOf(db, tenantId, filter)
    .select((eb) => ['step', eb.fn.countAll<number | string>().as('count')])
    .groupBy('step')
    .execute();
  return Object.fromEntries(rows.map(({ step, count }) => [step, Number(count)]));
}

function transactionsOf(db: Db, tenantId: string, { patronId, side, steps }: TransactionFilter) {
  let query = db
    .selectFrom('alliance_transaction')
    .where('tenant_id', '=', tenantId)
    .where('step', 'in', steps);
  if (patronId !== undefined) query = query.where('patron_id', '=', patronId);
  if (side !== undefined) query = query.where('side', '=', side);
  return query;
}

/** Transactions of a tenant whose last move is to be told now, the oldest first. */
export async function listUntold(
  db: Db,
  tenantId: string,
  now: string,
  limit: number,
): Promise<readonly Transaction[]> {
  return db
    .selectFrom('alliance_transaction')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('tell_at', '<=', now)
    .orderBy('tell_at')
    .limit(limit)
    .execute();
}

/** How many moves each library has not confirmed. */
export async function countUntold(db: Db, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('alliance_transaction')
    .select((eb) => ['peer_code', eb.fn.countAll<number | string>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('untold', '=', 1)
    .groupBy('peer_code')
    .execute();
  return new Map(rows.map(({ peer_code, count }) => [peer_code, Number(count)]));
}

/** How many transactions were begun in a time, by library, side and step. */
export async function countBegun(
  db: Db,
  tenantId: string,
  { from, before }: { readonly from: string; readonly before: string },
) {
  const rows = await db
    .selectFrom('alliance_transaction')
    .select((eb) => ['peer_code', 'side', 'step', eb.fn.countAll<number | string>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('begun_at', '>=', from)
    .where('begun_at', '<', before)
    .groupBy(['peer_code', 'side', 'step'])
    .orderBy('peer_code')
    .orderBy('side')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Transactions of the lending side in some steps, with the loans that they should have. */
export async function listLentOut(
  db: Db,
  tenantId: string,
  peerCode: string,
  steps: readonly AllianceStep[],
): Promise<readonly Transaction[]> {
  return db
    .selectFrom('alliance_transaction')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('side', '=', 'lending')
    .where('peer_code', '=', peerCode)
    .where('step', 'in', steps)
    .where('loan_id', 'is not', null)
    .execute();
}

/** The newest transaction with a library about a copy, among those in some steps. */
export async function findByBarcode(
  db: Db,
  tenantId: string,
  {
    peerCode,
    barcode,
    steps,
  }: { readonly peerCode: string; readonly barcode: string; readonly steps: readonly AllianceStep[] },
): Promise<Transaction | undefined> {
  return db
    .selectFrom('alliance_transaction')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('peer_code', '=', peerCode)
    .where('barcode', '=', barcode)
    .where('step', 'in', steps)
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether another transaction has this loan. */
export async function isLoanTaken(db: Db, seen: Transaction, loanId: string): Promise<boolean> {
  const row = await db
    .selectFrom('alliance_transaction')
    .select('id')
    .where('tenant_id', '=', seen.tenant_id)
    .where('loan_id', '=', loanId)
    .where('id', '!=', seen.id)
    .executeTakeFirst();
  return row !== undefined;
}
