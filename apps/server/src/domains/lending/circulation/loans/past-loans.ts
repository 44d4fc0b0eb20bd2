import { fold } from '@lectern/search/analysis/fold';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { PastLoan, PastLoanFilter } from '../../../../ports/ils/ils-loans.ts';
import type { LocalContext } from '../local-context.ts';
import { overdueDays } from '../rules/overdue-fine.ts';
import { chargesOfLoans, type LoanCharges } from '../store/ledger-store.ts';

/** Ended loans, last or first returned first. Items and bibs that are gone since leave their texts empty. */
export async function listPastLoans(
  db: Db,
  context: LocalContext,
  patronId: string,
  filter: PastLoanFilter,
): Promise<{ total: number; loans: PastLoan[] }> {
  const wanted = fold(filter.words ?? '');
  const { offset, limit, oldestFirst = false } = filter;
  const present = async (rows: readonly Row[]) => {
    const charges = await chargesOfLoans(db, context.tenantId, patronId);
    return rows.map((row) => presentPastLoan(row, charges.get(row.id), context));
  };
  if (wanted === '') {
    const ended = endedLoans(db, context, patronId, filter);
    const { total } = await ended
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await rowsOf(ended, oldestFirst).limit(limit).offset(offset).execute();
    return { total, loans: await present(rows) };
  }
  // Words match as in search, whatever script or case: neither database folds like that, and one reader's history is short.
  const rows = await rowsOf(endedLoans(db, context, patronId, filter), oldestFirst).execute();
  const matching = rows.filter((row) => fold(row.title ?? '').includes(wanted));
  const page = matching.slice(offset, offset + limit);
  return { total: matching.length, loans: await present(page) };
}

function endedLoans(db: Db, context: LocalContext, patronId: string, filter: PastLoanFilter) {
  const { timeZone } = context.policy;
  let query = db
    .selectFrom('loan')
    .leftJoin('item', 'item.id', 'loan.item_id')
    .leftJoin('bib', 'bib.id', 'loan.bib_id')
    .where('loan.tenant_id', '=', context.tenantId)
    .where('loan.patron_id', '=', patronId)
    .where('loan.returned_at', 'is not', null);
  if (filter.from) query = query.where('loan.returned_at', '>=', startOfDay(timeZone, filter.from));
  if (filter.to) query = query.where('loan.returned_at', '<', startOfDay(timeZone, addDays(filter.to, 1)));
  return query;
}

function rowsOf(query: ReturnType<typeof endedLoans>, oldestFirst: boolean) {
  const direction = oldestFirst ? 'asc' : 'desc';
  return query
    .select(['loan.id', 'loan.bib_id', 'loan.item_id', 'loan.library_code as lending_library'])
    .select(['loan.checked_out_at', 'loan.due_date', 'loan.due_at', 'loan.returned_at', 'loan.renewals'])
    .select(['item.barcode', 'item.call_number', 'item.volume', 'item.library_code', 'item.location_code'])
    .select('item.inventory_number')
    .select(['bib.title', 'bib.author'])
    .orderBy('loan.returned_at', direction)
    .orderBy('loan.id', direction);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function presentPastLoan(row: Row, charges: LoanCharges | undefined, { policy }: LocalContext): PastLoan {
  const returnedOn = dateIn(policy.timeZone, new Date(row.returned_at ?? ''));
  return {
    id: row.id,
    bibId: row.bib_id,
    itemId: row.item_id,
    barcode: row.barcode ?? '',
    ...(row.inventory_number && { inventoryNumber: row.inventory_number }),
    callNumber: row.call_number ?? '',
    volume: row.volume ?? '',
    libraryCode: row.library_code ?? row.lending_library,
    locationCode: row.location_code ?? '',
    title: row.title ?? '',
    author: row.author ?? '',
    checkedOutOn: dateIn(policy.timeZone, new Date(row.checked_out_at)),
    dueDate: row.due_date,
    ...(row.due_at !== null && { dueAt: row.due_at }),
    renewals: row.renewals,
    returnedOn,
    overdueDays: overdueDays(row.due_date, returnedOn),
    amountDue: charges?.due ?? 0,
    amountPaid: charges?.paid ?? 0,
    paymentMethods: charges?.methods ?? [],
    ...(charges?.lostAt && { lostOn: dateIn(policy.timeZone, new Date(charges.lostAt)) }),
  };
}
