import { createHmac, randomBytes } from 'node:crypto';
import { SETTINGS_VERSION, tenantSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { postCharge } from '@lectern/server/domains/lending/circulation/ledger/post-charge';
import { postPayment } from '@lectern/server/domains/lending/circulation/ledger/post-credit';
import { POSTING_LISTENERS } from '@lectern/server/domains/lending/circulation/posting-listeners';
import { addOrder } from '@lectern/server/domains/lending/payments/order-store';
import { systemClock } from '@lectern/server/platform/clock';
import { type Db, databaseKind, openDatabase } from '@lectern/server/platform/db/database';
import { newId } from '@lectern/server/platform/db/ids';
import { inTransaction } from '@lectern/server/platform/db/in-transaction';
import { createSecrets } from '@lectern/server/platform/secrets/secrets';
import { openSession } from '@lectern/server/platform/sessions/sessions';
import { putTenant } from '@lectern/server/platform/tenants/tenant-store';
import { BIG, BIG_TENANT, buildBigLibrary } from '../circulation/big-library.ts';

const CONTEXT = { tenantId: BIG_TENANT, policy: { currency: 'CNY' }, listeners: POSTING_LISTENERS };
const HOUR_MS = 3_600_000;
const AMOUNT = 300;
const WEBHOOK_SECRET = `whsec_${randomBytes(24).toString('base64url')}`;

/** A notice of Stripe, signed. */
export interface SignedNotice {
  readonly body: string;
  readonly signature: string;
}

export interface PayingLibrary {
  /** The session of the reader with many entries. */
  readonly token: string;
  /** The numbers of orders that wait for their payment, each of another reader. */
  readonly orders: readonly string[];
}

/** Fills an empty database: one reader with so many entries, of whose charges a tenth is open, and orders of other readers that wait. */
export async function buildPayingLibrary(
  url: string,
  data: string,
  size: { readonly entries: number; readonly orders: number },
): Promise<PayingLibrary> {
  const { readers } = await buildBigLibrary(url, {
    items: 2_000,
    readers: size.orders + 1,
    requests: 0,
    desks: 1,
  });
  const db = openDatabase({ url, durability: 'normal' });
  try {
    const now = new Date();
    await putTenant(db, { id: BIG_TENANT, mappingPath: BIG, settings: SETTINGS, now: now.toISOString() });
    const config = { dataFolder: data, secretKeys: process.env.LECTERN_SECRET_KEY ?? '' };
    const secrets = createSecrets({ db, clock: systemClock, config, databaseKind: databaseKind(url) });
    await secrets.set(BIG_TENANT, 'stripe-key', 'sk_test_bench');
    await secrets.set(BIG_TENANT, 'stripe-webhook', WEBHOOK_SECRET);
    const [reader = '', ...others] = readers;
    await fillAccount(db, reader, size.entries, now);
    const orders: string[] = [];
    for (const other of others) orders.push(await awaitPayment(db, other, now));
    const token = await openSession(db, {
      tenant_id: BIG_TENANT,
      actor_kind: 'patron',
      actor_id: reader,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 24 * HOUR_MS).toISOString(),
    });
    return { token, orders };
  } finally {
    await db.destroy();
  }
}

const SETTINGS = tenantSettingsSchema.parse({
  version: SETTINGS_VERSION,
  names: { 'en-US': 'Big library' },
  public: { defaultLanguage: 'en-US' },
  policy: {},
  payments: { stripe: {} },
  menu: [],
  customMenu: [],
});

async function fillAccount(db: Db, patronId: string, entries: number, now: Date): Promise<void> {
  for (let at = 0; at < entries; ) {
    const context = { ...CONTEXT, now: new Date(now.getTime() - (entries - at) * HOUR_MS).toISOString() };
    await inTransaction(db, async (tx) => {
      const facts = { kind: 'service', patronId, loanId: null, note: 'A new card' } as const;
      const charge = (await postCharge(tx, context, { ...facts, amount: AMOUNT })) ?? '';
      at += 1;
      if (at % 20 === 1) return;
      await postPayment(tx, context, { patronId, amount: AMOUNT, method: 'cash', chargeIds: [charge] });
      at += 1;
    });
  }
}

async function awaitPayment(db: Db, patronId: string, now: Date): Promise<string> {
  const [at, later] = [now.toISOString(), new Date(now.getTime() + HOUR_MS).toISOString()];
  const order = { id: newId(), number: newId().replaceAll('-', '') };
  await inTransaction(db, async (tx) => {
    const facts = { kind: 'service', patronId, loanId: null, note: 'A new card', amount: AMOUNT } as const;
    const fineId = (await postCharge(tx, { ...CONTEXT, now: at }, facts)) ?? '';
    await addOrder(
      tx,
      {
        ...order,
        tenant_id: BIG_TENANT,
        patron_id: patronId,
        channel: 'stripe',
        amount: AMOUNT,
        currency: 'CNY',
        state: 'waiting',
        invitation_kind: 'page',
        invitation: 'https://pay.example.org/',
        provider_number: '',
        fault: '',
        created_at: at,
        expires_at: later,
        changed_at: at,
        paid_at: null,
        booked_at: null,
        look_at: later,
        looks: 0,
      },
      [
        {
          order_id: order.id,
          fine_id: fineId,
          tenant_id: BIG_TENANT,
          title: '',
          amount: AMOUNT,
          reserved: 1,
        },
      ],
    );
  });
  return order.number;
}

/** What Stripe sends when an order was paid (https://docs.stripe.com/webhooks#verify-manually). */
export function signedNotice(number: string): SignedNotice {
  const at = Math.floor(Date.now() / 1000);
  const session = {
    id: `cs_test_${number}`,
    object: 'checkout.session',
    client_reference_id: number,
    status: 'complete',
    payment_status: 'paid',
    amount_total: AMOUNT,
    currency: 'cny',
    url: null,
    payment_intent: `pi_${number}`,
  };
  const event = { id: `evt_${number}`, object: 'event', type: 'checkout.session.completed', created: at };
  const body = JSON.stringify({ ...event, data: { object: session } });
  const sum = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
  return { body, signature: `t=${at},v1=${sum}` };
}
