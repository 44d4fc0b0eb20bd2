import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';
import type { Db } from '../../../../platform/db/database.ts';
import type { StatementLine } from '../../../../ports/payments/statements/statement.ts';

/** A payment or refund as the library has it. */
export interface OwnEntry {
  readonly kind: StatementLine['kind'];
  readonly number: string;
  readonly providerNumber: string;
  readonly amount: number;
  readonly currency: string;
  /** Its money moved, as far as the library knows. */
  readonly isDone: boolean;
  /** When it was paid, or the refund asked for. */
  readonly at: string;
}

type Place = Pick<OwnEntry, 'number' | 'providerNumber'>;
const CHUNK = 400;

/** The payments of a channel that have one of these numbers, of ours or of the provider. */
export async function findPayments(
  db: Db,
  tenantId: string,
  channel: PaymentChannelCode,
  places: readonly Place[],
): Promise<OwnEntry[]> {
  const rows = await inChunks(places, ({ numbers, providerNumbers }) =>
    paymentRows(db, tenantId, channel)
      .where((eb) => eb.or([eb('number', 'in', numbers), eb('provider_number', 'in', providerNumbers)]))
      .execute(),
  );
  return rows.map((row) => paymentOf(row));
}

/** Payments of a channel that were paid from `from` to `to`, both included. */
export async function paymentsBetween(
  db: Db,
  tenantId: string,
  channel: PaymentChannelCode,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<OwnEntry[]> {
  const rows = await paymentRows(db, tenantId, channel)
    .where('paid_at', '>=', from)
    .where('paid_at', '<=', to)
    .execute();
  return rows.map((row) => paymentOf(row));
}

/** As `findPayments`, of refunds. */
export async function findRefunds(
  db: Db,
  tenantId: string,
  channel: PaymentChannelCode,
  places: readonly Place[],
): Promise<OwnEntry[]> {
  const rows = await inChunks(places, ({ numbers, providerNumbers }) =>
    refundRows(db, tenantId, channel)
      .where((eb) =>
        eb.or([
          eb('payment_refund.number', 'in', numbers),
          eb('payment_refund.provider_number', 'in', providerNumbers),
        ]),
      )
      .execute(),
  );
  return rows.map((row) => refundOf(row));
}

/** Refunds that were both asked for and done from `from` to `to`. Those at an edge may be on the statement of another day. */
export async function refundsBetween(
  db: Db,
  tenantId: string,
  channel: PaymentChannelCode,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<OwnEntry[]> {
  const rows = await refundRows(db, tenantId, channel)
    .where('payment_refund.state', '=', 'done')
    .where('payment_refund.created_at', '>=', from)
    .where('payment_refund.changed_at', '<=', to)
    .execute();
  return rows.map((row) => refundOf(row));
}

function paymentRows(db: Db, tenantId: string, channel: PaymentChannelCode) {
  return db
    .selectFrom('payment_order')
    .select(['number', 'provider_number', 'amount', 'currency', 'state', 'created_at', 'paid_at'])
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', channel);
}

function refundRows(db: Db, tenantId: string, channel: PaymentChannelCode) {
  return db
    .selectFrom('payment_refund')
    .innerJoin('payment_order', 'payment_order.id', 'payment_refund.order_id')
    .select(['payment_refund.number', 'payment_refund.provider_number', 'payment_refund.amount'])
    .select(['payment_refund.currency', 'payment_refund.state', 'payment_refund.created_at'])
    .where('payment_refund.tenant_id', '=', tenantId)
    .where('payment_order.tenant_id', '=', tenantId)
    .where('payment_order.channel', '=', channel);
}

type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentRows>['execute']>>[number];
type RefundRow = Awaited<ReturnType<ReturnType<typeof refundRows>['execute']>>[number];

function paymentOf(row: PaymentRow): OwnEntry {
  const { number, provider_number: providerNumber, amount, currency, paid_at: at } = row;
  return {
    kind: 'payment',
    number,
    providerNumber,
    amount,
    currency,
    isDone: at !== null,
    at: at ?? row.created_at,
  };
}

function refundOf(row: RefundRow): OwnEntry {
  const { number, provider_number: providerNumber, amount, currency, state, created_at: at } = row;
  const isDone = state === 'done' || state === 'processing';
  return { kind: 'refund', number, providerNumber, amount, currency, isDone, at };
}

async function inChunks<R>(
  places: readonly Place[],
  read: (some: { readonly numbers: string[]; readonly providerNumbers: string[] }) => Promise<R[]>,
): Promise<R[]> {
  const rows: R[] = [];
  for (let start = 0; start < places.length; start += CHUNK) {
    const some = places.slice(start, start + CHUNK);
    rows.push(
      ...(await read({
        numbers: some.map(({ number }) => number),
        // The provider's number is empty while nobody paid.
        providerNumbers: some.map(({ providerNumber }) => providerNumber || '-'),
      })),
    );
  }
  return rows;
}
