import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { OpenFine } from '../../../../ports/ils/ils-patrons.ts';
import { CHARGE_KINDS, type ChargeKind } from '../ledger/accounts.ts';
import { listCharges } from '../ledger/charge-store.ts';
import { postCharge } from '../ledger/post-charge.ts';
import type { PostingContext } from '../ledger/posting-context.ts';

/** Posts what an overdue loan cost; nothing where it cost nothing. */
export async function postOverdueFine(
  tx: Tx,
  context: PostingContext,
  fine: {
    readonly patronId: string;
    readonly loanId: string;
    readonly amount: number;
    readonly overdueDays: number;
  },
): Promise<void> {
  const { patronId, loanId, overdueDays } = fine;
  const amount = Math.max(0, fine.amount);
  await postCharge(tx, context, { kind: 'overdue', patronId, loanId, amount, note: String(overdueDays) });
}

/** Fines not paid yet, oldest first. */
export async function listOpenFines(db: Db, tenantId: string, patronId: string): Promise<OpenFine[]> {
  const rows = await db
    .selectFrom('ledger_posting')
    .leftJoin('loan', 'loan.id', 'ledger_posting.loan_id')
    .leftJoin('item', 'item.id', 'loan.item_id')
    .leftJoin('bib', 'bib.id', 'loan.bib_id')
    .select(['ledger_posting.id', 'ledger_posting.kind', 'ledger_posting.posted_at'])
    .select(['loan.bib_id', 'item.barcode', 'item.call_number', 'item.location_code'])
    .select('item.inventory_number')
    .select(['bib.title', 'bib.author'])
    .where('ledger_posting.tenant_id', '=', tenantId)
    .where('ledger_posting.patron_id', '=', patronId)
    .where('ledger_posting.kind', 'in', [...CHARGE_KINDS])
    .execute();
  const facts = new Map(rows.map((row) => [row.id, row]));
  const open: OpenFine[] = [];
  for (const { id, amount, covered } of await listCharges(db, tenantId, patronId)) {
    const row = facts.get(id);
    if (covered === amount || !row) continue;
    open.push({
      id,
      kind: row.kind as ChargeKind,
      amount: amount - covered,
      postedAt: row.posted_at,
      ...(row.bib_id !== null && { bibId: row.bib_id }),
      title: row.title ?? '',
      author: row.author ?? '',
      barcode: row.barcode ?? '',
      ...(row.inventory_number && { inventoryNumber: row.inventory_number }),
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
  const methods = await methodsOfCharges(db, tenantId, patronId);
  const charges = new Map<string, LoanCharges>();
  for (const charge of await listCharges(db, tenantId, patronId)) {
    if (charge.loanId === null) continue;
    const before = charges.get(charge.loanId);
    const lostAt = before?.lostAt ?? (charge.kind === 'lost' ? charge.postedAt : undefined);
    charges.set(charge.loanId, {
      due: (before?.due ?? 0) + charge.amount,
      paid: (before?.paid ?? 0) + charge.covered,
      methods: [...new Set([...(before?.methods ?? []), ...(methods.get(charge.id) ?? [])])],
      ...(lostAt !== undefined && { lostAt }),
    });
  }
  return charges;
}

/** How charges were settled, first first. A payment whose method nobody noted is not named. */
async function methodsOfCharges(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('ledger_allocation')
    .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_allocation.source_id')
    .select(['ledger_allocation.charge_id', 'ledger_posting.kind', 'ledger_posting.method'])
    .where('ledger_allocation.tenant_id', '=', tenantId)
    .where('ledger_allocation.patron_id', '=', patronId)
    .groupBy(['ledger_allocation.charge_id', 'ledger_allocation.source_id'])
    .groupBy(['ledger_posting.kind', 'ledger_posting.method', 'ledger_posting.posted_at'])
    .having((eb) => eb(eb.fn.sum('ledger_allocation.amount'), '>', 0))
    .orderBy('ledger_posting.posted_at')
    .orderBy('ledger_allocation.source_id')
    .execute();
  const methods = new Map<string, string[]>();
  for (const { charge_id, kind, method } of rows) {
    const name = kind === 'payment' ? method : 'waiver';
    if (name !== '') methods.set(charge_id, [...(methods.get(charge_id) ?? []), name]);
  }
  return methods;
}
