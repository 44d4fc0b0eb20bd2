import { demoCirculation } from '@lectern/demo/circulation/demo-circulation';
import type { HoldSeed, LoanSeed } from '@lectern/demo/circulation-types';
import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import { requestMoved } from '../requests/request-moved.ts';
import { newRequestNumber } from '../requests/request-number.ts';
import type { RequestMoveTable, RequestTable } from '../store/request-tables.ts';
import { seedDrawers } from './seed-drawers.ts';
import { postFines } from './seed-fines.ts';
import { type PatronIds, seedPatrons } from './seed-patrons.ts';
import { seedRequests } from './seed-requests.ts';

/** How long a copy stays on the hold shelf, in days; as the policy says. */
const DAYS_KEPT = 7;

export const circulationSeed: DemoSeed = {
  tables: [
    'patron_group',
    'item_type',
    'loan_rule',
    'patron',
    'patron_card',
    'patron_block',
    'guarantee',
    'loan',
    'request',
    'request_move',
    'behaviour',
    'ledger_posting',
    'ledger_line',
    'ledger_allocation',
    'cash_drawer',
    'cash_entry',
  ],
  async load(deps, { demo, tenantId }) {
    const patrons = await seedPatrons(deps, demo, tenantId);
    await seedLoans(deps, demo, tenantId, patrons);
    await seedRequests(deps, demo, tenantId, patrons);
  },
};

/** Two years of loans, the queues and the ledger, as of today. */
async function seedLoans(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  demo: DemoTenant,
  tenantId: string,
  patrons: PatronIds,
): Promise<void> {
  const now = clock.now();
  const today = dateIn(TENANTS[demo].policy.timeZone ?? 'UTC', now);
  const { loans, holds, fines, recalled, onHoldShelf } = demoCirculation(demo, { today });
  const items = await itemsByBarcode(db, tenantId);
  const bibs = await bibsByControlNumber(db, tenantId);
  const loanIds = new Map(loans.map((loan) => [nameOf(loan), newId()]));

  await db.transaction().execute(async (tx) => {
    await insertRows(
      tx,
      'loan',
      loans.map((loan) => ({
        id: loanIds.get(nameOf(loan))!,
        tenant_id: tenantId,
        patron_id: patrons.get(loan.patron)!,
        item_id: items.get(loan.barcode)!.id,
        bib_id: items.get(loan.barcode)!.bibId,
        library_code: loan.libraryCode,
        checked_out_at: loan.checkedOutAt,
        due_date: loan.dueDate,
        returned_at: loan.returnedAt ?? null,
        renewals: loan.renewals,
        last_renewed_at: loan.lastRenewedAt ?? null,
      })),
    );
    const requests = holds.map((hold) =>
      reservation(hold, {
        tenantId,
        patronId: patrons.get(hold.patron)!,
        bibId: bibs.get(hold.workId)!,
        itemId: hold.barcode ? items.get(hold.barcode)!.id : null,
        timeZone: TENANTS[demo].policy.timeZone ?? 'UTC',
      }),
    );
    await insertRows(tx, 'request', requests);
    const arrivals = requests.filter(({ item_id }) => item_id !== null).map(arrival);
    await insertRows(tx, 'request_move', arrivals);
    await postFines(tx, { tenantId }, fines, {
      patronOf: (fine) => patrons.get(fine.patron)!,
      loanOf: (fine) => (fine.loan ? (loanIds.get(nameOf(fine.loan)) ?? null) : null),
    });
    await seedDrawers(tx, demo, tenantId, now);
    await setItems(tx, tenantId, recalled, { recalled: 1 });
    await setItems(tx, tenantId, onHoldShelf, { status: 'on_hold_shelf' });
    const at = now.toISOString();
    await events.send(tx, bibChanged, { tenantId, subjectIds: [...bibs.values()], now: at });
    await events.send(tx, requestMoved, { tenantId, subjectIds: arrivals.map(({ id }) => id), now: at });
  });
}

/** A place in a queue, or a copy kept for its reader. */
function reservation(
  hold: HoldSeed,
  of: {
    readonly tenantId: string;
    readonly patronId: string;
    readonly bibId: string;
    readonly itemId: string | null;
    readonly timeZone: string;
  },
): RequestTable {
  const kept = hold.status === 'ready';
  const { readyUntil = null, placedAt } = hold;
  const arrivedOn = readyUntil && startOfDay(of.timeZone, addDays(readyUntil, -DAYS_KEPT));
  return {
    id: newId(),
    tenant_id: of.tenantId,
    number: newRequestNumber(new Date(placedAt)),
    kind: 'reservation',
    step: kept ? 'reservation_arrived' : 'reserving',
    patron_id: of.patronId,
    bib_id: of.bibId,
    wanted_item_id: kept ? null : of.itemId,
    volume: '',
    item_id: kept ? of.itemId : null,
    pickup_library: hold.pickupLibrary,
    priority: 0,
    placed_at: placedAt,
    placed_on: dateIn(of.timeZone, new Date(placedAt)),
    step_since: arrivedOn !== null && arrivedOn > placedAt ? arrivedOn : placedAt,
    kept_until: readyUntil,
    wanted_until: null,
    suspended_until: null,
    moves_at: readyUntil && startOfDay(of.timeZone, addDays(readyUntil, 1)),
    ended_at: null,
    holder_id: null,
    address: null,
    contact: '',
    notify_by: '[]',
    comments: '',
  };
}

/** The line of the timeline that says when the copy came. */
function arrival(request: RequestTable): RequestMoveTable {
  return {
    id: newId(),
    tenant_id: request.tenant_id,
    request_id: request.id,
    patron_id: request.patron_id,
    move: 'keep',
    step: request.step,
    mover: 'desk',
    item_id: request.item_id,
    note: '',
    moved_at: request.step_since,
  };
}

/** An item goes out at one instant only once. */
function nameOf({ barcode, checkedOutAt }: Pick<LoanSeed, 'barcode' | 'checkedOutAt'>): string {
  return `${barcode} ${checkedOutAt}`;
}

async function itemsByBarcode(db: Db, tenantId: string) {
  const rows = await db
    .selectFrom('item')
    .select(['id', 'bib_id', 'barcode'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map(({ id, bib_id, barcode }) => [barcode, { id, bibId: bib_id }]));
}

async function bibsByControlNumber(db: Db, tenantId: string) {
  const rows = await db
    .selectFrom('bib')
    .select(['id', 'control_number'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map(({ id, control_number }) => [control_number, id]));
}

async function setItems(
  db: Db,
  tenantId: string,
  barcodes: readonly string[],
  change: { readonly recalled: 1 } | { readonly status: 'on_hold_shelf' },
): Promise<void> {
  if (barcodes.length === 0) return;
  await db
    .updateTable('item')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('barcode', 'in', barcodes)
    .execute();
}
