import { nameIn } from '@lectern/contracts/kernel/languages';
import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import { later } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { hashToken } from '../../../../platform/hash-token.ts';
import { moneyTaken } from '../../circulation/money/money-taken.ts';
import { orderBooked } from '../order-booked.ts';
import { addRefund } from '../refunds/add-refund.ts';
import type { PaymentOrderTable } from '../tables.ts';

const DAYS = 45;
const MINUTE = 60;

const REASONS: Readonly<Record<DemoTenant, { readonly twice: string; readonly wrong: string }>> = {
  demo: { twice: '读者重复付款', wrong: '逾期由系统误计' },
  harbour: { twice: 'Paid twice', wrong: 'Charged in error' },
};

/**
 * The online payments of the last weeks, as the books have them, and some that did not go well: one that nobody paid, one that came late
 * and went back, one with another sum, and refunds that wait for a second person or failed.
 */
export const paymentsSeed: DemoSeed = {
  tables: [
    'sandbox_payment',
    'sandbox_refund',
    'payment_order',
    'payment_entry',
    'payment_refund',
    'receipt',
    'receipt_counter',
    'proof',
  ],
  async load({ db, clock, events }, { demo, tenantId }) {
    const now = clock.now();
    const orders = await bookedOrders(db, tenantId, later(now, -DAYS * 86_400));
    await insertRows(db, 'payment_order', orders);
    await insertRows(db, 'payment_entry', await entriesOf(db, tenantId, orders));
    await inTransaction(db, async (tx) => {
      const subjectIds = orders.map(({ number }) => number).toReversed();
      const at = now.toISOString();
      await events.send(tx, orderBooked, { tenantId, subjectIds, now: at });
      await events.send(tx, moneyTaken, { tenantId, subjectIds: await takenAtDesk(tx, tenantId), now: at });
    });
    const { names, public: shown } = TENANTS[demo];
    const subject = nameIn(names, shown.defaultLanguage ?? 'zh-CN', 'zh-CN');
    await insertRows(
      db,
      'sandbox_payment',
      orders.map((order) => ({
        tenant_id: tenantId,
        number: order.number,
        token_hash: hashToken(order.number),
        subject,
        amount: order.amount,
        currency: order.currency,
        state: 'paid' as const,
        expires_at: order.expires_at,
        paid_at: order.paid_at,
      })),
    );
    const [first, second, third, fourth, fifth] = orders;
    if (!first || !second || !third || !fourth || !fifth) return;
    await insertRows(db, 'payment_order', [
      { ...unpaid(third), state: 'closed' },
      { ...unpaid(fourth), state: 'waiting', fault: 'sum' },
    ]);
    const late: PaymentOrderTable = { ...unpaid(fifth), state: 'late', paid_at: fifth.paid_at };
    await insertRows(db, 'payment_order', [late]);
    const { twice, wrong } = REASONS[demo];
    await refund(db, late, { amount: late.amount, reason: 'late', state: 'done' });
    await refund(db, first, { amount: first.amount, reason: twice, state: 'proposed' });
    await refund(db, second, { amount: second.amount, reason: wrong, state: 'failed' });
  },
};

/** Orders of what the books have as paid online, last first. */
async function bookedOrders(db: Db, tenantId: string, since: string): Promise<PaymentOrderTable[]> {
  const rows = await db
    .selectFrom('ledger_posting')
    .select(['patron_id', 'amount', 'currency', 'reference', 'posted_at'])
    .where('tenant_id', '=', tenantId)
    .where('method', '=', 'online')
    .where('reference', 'is not', null)
    .where('posted_at', '>=', since)
    .orderBy('posted_at', 'desc')
    .execute();
  return rows.map(({ patron_id, amount, currency, reference, posted_at: at }) => {
    const number = reference ?? '';
    return {
      id: newId(),
      tenant_id: tenantId,
      number,
      patron_id,
      channel: 'sandbox',
      amount,
      currency,
      state: 'paid',
      invitation_kind: 'qr',
      invitation: '',
      provider_number: `sandbox-${number}`,
      fault: '',
      created_at: later(new Date(at), -MINUTE),
      expires_at: later(new Date(at), 2 * MINUTE),
      changed_at: at,
      paid_at: at,
      booked_at: at,
      look_at: null,
      looks: 0,
    };
  });
}

/** What the desk took, first come first: it gets receipts too. */
async function takenAtDesk(db: Db, tenantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_posting')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('method', 'in', ['cash', 'card'])
    .where('kind', 'in', ['payment', 'deposit_in', 'prepayment_in'])
    .orderBy('posted_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The fines that the orders paid. */
async function entriesOf(db: Db, tenantId: string, orders: readonly PaymentOrderTable[]) {
  const rows = await db
    .selectFrom('ledger_allocation as part')
    .innerJoin('ledger_posting as payment', 'payment.id', 'part.source_id')
    .innerJoin('ledger_posting as charge', 'charge.id', 'part.charge_id')
    .leftJoin('loan', 'loan.id', 'charge.loan_id')
    .leftJoin('bib', 'bib.id', 'loan.bib_id')
    .select(['payment.reference', 'charge.id as fine_id', 'part.amount', 'bib.title'])
    .where('part.tenant_id', '=', tenantId)
    .where('payment.method', '=', 'online')
    .execute();
  const ids = new Map(orders.map(({ number, id }) => [number, id]));
  return rows.flatMap(({ reference, fine_id, amount, title }) => {
    const order_id = ids.get(reference ?? '');
    if (order_id === undefined) return [];
    return [{ order_id, fine_id, tenant_id: tenantId, title: title ?? '', amount, reserved: 0 }];
  });
}

/** An order of the same reader an hour later, of which no money is in the books. */
function unpaid(order: PaymentOrderTable): PaymentOrderTable {
  const created_at = later(new Date(order.created_at), 60 * MINUTE);
  const expires_at = later(new Date(created_at), 3 * MINUTE);
  const times = { created_at, expires_at, changed_at: expires_at, paid_at: null, booked_at: null };
  const id = newId();
  // The same digits in another order: they belong to no other order of the day.
  const digits = `${order.number.slice(16)}${order.number.slice(8, 16)}`;
  const number = `${created_at.slice(0, 10).replaceAll('-', '')}${digits}`;
  return { ...order, ...times, id, number, provider_number: '' };
}

/** A refund that the cashier asked for; the portal itself gives back what came late. */
async function refund(
  db: Db,
  order: PaymentOrderTable,
  {
    amount,
    reason,
    state,
  }: {
    readonly amount: number;
    readonly reason: string;
    readonly state: 'proposed' | 'done' | 'failed';
  },
): Promise<void> {
  const cashier = await db
    .selectFrom('staff_member')
    .select('id')
    .where('tenant_id', '=', order.tenant_id)
    .where('account', '=', 'cashier')
    .executeTakeFirstOrThrow();
  const now = new Date(later(new Date(order.changed_at), 10 * MINUTE));
  const askedBy = reason === 'late' ? '' : cashier.id;
  const isProposed = state === 'proposed';
  await inTransaction(db, async (tx) => {
    const { id } = await addRefund(tx, { order, amount, reason, askedBy, isProposed, now });
    if (isProposed) return;
    const end = { state, look_at: null, changed_at: now.toISOString() };
    const outcome =
      state === 'done'
        ? { ...end, provider_number: `sandbox-${order.number}`, booked_at: now.toISOString() }
        : { ...end, fault: 'declined' };
    await tx.updateTable('payment_refund').set(outcome).where('id', '=', id).execute();
  });
}
