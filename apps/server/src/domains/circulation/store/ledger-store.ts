import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { OpenFine } from '../../../ports/ils/ils-patrons.ts';
import type { LocalContext } from '../local-context.ts';
import { settleFines } from '../rules/settle-fines.ts';
import type { FineEntryTable } from '../tables.ts';

/** What a patron owes: the sum of the ledger, minor units. */
export async function balanceOf(db: Db, tenantId: string, patronId: string): Promise<number> {
  const row = await db
    .selectFrom('fine_entry')
    .select((eb) => eb.fn.sum<string | number | null>('amount').as('balance'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}

/** Posts what an overdue loan cost; nothing where it cost nothing. */
export async function postOverdueFine(
  db: Db,
  context: LocalContext,
  fine: {
    readonly patronId: string;
    readonly loanId: string;
    readonly amount: number;
    readonly overdueDays: number;
  },
): Promise<void> {
  await postEntry(db, context, {
    patron_id: fine.patronId,
    loan_id: fine.loanId,
    kind: 'overdue',
    amount: Math.max(0, fine.amount),
    note: String(fine.overdueDays),
  });
}

/** Posts a charge for an item, or a waiver, which is negative. */
export async function postEntry(
  db: Db,
  context: LocalContext,
  entry: Pick<FineEntryTable, 'kind' | 'amount' | 'note' | 'loan_id' | 'patron_id'>,
): Promise<void> {
  if (entry.amount === 0) return;
  await db
    .insertInto('fine_entry')
    .values({
      ...entry,
      id: newId(),
      tenant_id: context.tenantId,
      currency: context.policy.currency,
      method: '',
      posted_at: context.now,
    })
    .execute();
}

/** Fines not paid yet, oldest first: payments and waivers settle the oldest fines first. */
export async function listOpenFines(db: Db, tenantId: string, patronId: string): Promise<OpenFine[]> {
  const rows = await db
    .selectFrom('fine_entry')
    .leftJoin('loan', 'loan.id', 'fine_entry.loan_id')
    .leftJoin('item', 'item.id', 'loan.item_id')
    .leftJoin('bib', 'bib.id', 'loan.bib_id')
    .select(['fine_entry.id', 'fine_entry.kind', 'fine_entry.amount', 'fine_entry.method'])
    .select('fine_entry.posted_at')
    .select(['loan.bib_id', 'item.barcode', 'item.call_number', 'item.location_code'])
    .select(['bib.title', 'bib.author'])
    .where('fine_entry.tenant_id', '=', tenantId)
    .where('fine_entry.patron_id', '=', patronId)
    .orderBy('fine_entry.posted_at')
    .orderBy('fine_entry.id')
    .execute();
  const open: OpenFine[] = [];
  for (const { fine: row, covered } of settleFines(rows)) {
    if (covered === row.amount || row.kind === 'payment' || row.kind === 'waiver') continue;
    open.push({
      id: row.id,
      kind: row.kind,
      amount: row.amount - covered,
      postedAt: row.posted_at,
      ...(row.bib_id !== null && { bibId: row.bib_id }),
      title: row.title ?? '',
      author: row.author ?? '',
      barcode: row.barcode ?? '',
      callNumber: row.call_number ?? '',
      locationCode: row.location_code ?? '',
    });
  }
  return open;
}

/** What a loan cost its patron. */
export interface LoanCharges {
  /** Minor units: all fines of the loan. */
  readonly due: number;
  /** What payments and waivers have covered of them. */
  readonly paid: number;
  readonly methods: readonly string[];
  /** The instant at which the item was charged as lost; absent if it was not. */
  readonly lostAt?: string;
}

/** The charges of a patron's loans, by loan; loans that cost nothing are absent. */
export async function chargesOfLoans(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<ReadonlyMap<string, LoanCharges>> {
  const entries = await db
    .selectFrom('fine_entry')
    .select(['loan_id', 'kind', 'amount', 'method', 'posted_at'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('posted_at')
    .orderBy('id')
    .execute();
  const charges = new Map<string, LoanCharges>();
  for (const { fine, covered, methods } of settleFines(entries)) {
    if (fine.loan_id === null) continue;
    const before = charges.get(fine.loan_id);
    const lostAt = before?.lostAt ?? (fine.kind === 'lost' ? fine.posted_at : undefined);
    charges.set(fine.loan_id, {
      due: (before?.due ?? 0) + fine.amount,
      paid: (before?.paid ?? 0) + covered,
      methods: [...new Set([...(before?.methods ?? []), ...methods])],
      ...(lostAt !== undefined && { lostAt }),
    });
  }
  return charges;
}
