import type { PurchaseOrderView } from '@lectern/contracts/buying/purchase/purchase-order';
import { addDays, dateIn } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { listLibraries } from '../../collection/vocabulary/places/places.ts';
import { type KnownVendor, readVendors } from '../vendors/known-vendors.ts';
import { ORDER_WAYS } from './orders/order-ways.ts';
import { stepsOf } from './store/order-store.ts';
import { readTerms } from './store/terms-store.ts';
import type { PurchaseOrderTable, PurchaseStepTable } from './tables.ts';

type PresentDeps = Pick<Deps, 'db' | 'clock' | 'sources' | 'secrets' | 'log'>;

/** What orders are shown with, read before: an answer in a transaction is made without further questions. */
export interface OrderNames {
  readonly vendors: ReadonlyMap<string, KnownVendor>;
  readonly places: ReadonlyMap<string, string>;
  readonly daysToConfirm: number;
  readonly timeZone: string;
  readonly now: Date;
}

export async function readOrderNames(
  deps: PresentDeps,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
): Promise<OrderNames> {
  const [vendors, libraries, terms] = await Promise.all([
    readVendors(deps, tenant.id, language),
    listLibraries(deps.db, tenant.id, language),
    readTerms(deps.db, tenant.id),
  ]);
  return {
    vendors,
    places: new Map(libraries.map(({ code, name }) => [code, name])),
    daysToConfirm: terms.daysToConfirm,
    timeZone: tenant.settings.policy.timeZone,
    now: deps.clock.now(),
  };
}

/** Orders as their reader sees them, in the order of the rows. */
export async function presentOrders(
  db: Db | Tx,
  names: OrderNames,
  rows: readonly PurchaseOrderTable[],
): Promise<PurchaseOrderView[]> {
  const [first] = rows;
  if (!first) return [];
  const steps = groupBy(
    await stepsOf(
      db,
      first.tenant_id,
      rows.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  );
  return rows.map((row) => presentOrder(names, row, steps.get(row.id) ?? []));
}

/** One order, read in the transaction that changed it. */
export async function presentOne(
  db: Db | Tx,
  names: OrderNames,
  row: PurchaseOrderTable,
): Promise<PurchaseOrderView> {
  return presentOrder(names, row, await stepsOf(db, row.tenant_id, [row.id]));
}

function presentOrder(
  { vendors, places, daysToConfirm, timeZone, now }: OrderNames,
  row: PurchaseOrderTable,
  steps: readonly PurchaseStepTable[],
): PurchaseOrderView {
  const { state, currency, price, freight } = row;
  const left = Math.ceil((Date.parse(row.held_until) - now.getTime()) / 1000);
  const may = (to: PurchaseOrderTable['state']) => ORDER_WAYS[state].includes(to);
  return {
    orderId: row.id,
    orderNumber: row.order_number,
    state,
    itemId: row.item_id,
    isbn: row.isbn,
    title: row.title,
    author: row.author,
    publisher: row.publisher,
    year: row.year,
    vendorName: vendors.get(row.vendor_id)?.name ?? '',
    price: { amount: price, currency },
    freight: { amount: freight, currency },
    total: { amount: price + freight, currency },
    delivery: row.delivery,
    placeName: places.get(row.place_code) ?? row.place_code,
    address: row.address,
    createdAt: row.created_at,
    secondsLeft: state === 'held' ? Math.max(0, left) : 0,
    receivedBy:
      state === 'delivered' ? addDays(dateIn(timeZone, new Date(row.state_since)), daysToConfirm) : '',
    carrier: row.carrier,
    parcelNumber: row.parcel_number,
    steps: steps.map((step) => ({ state: step.state, at: step.at, note: step.note })),
    recordId: row.bib_id,
    loanId: row.loan_id,
    // Where nobody knows what the vendor has, there is nothing to cancel yet.
    canCancel: may('cancelled') && state !== 'asking',
    canConfirmReceipt: may('received'),
  };
}
