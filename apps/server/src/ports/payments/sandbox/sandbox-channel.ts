import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { hashToken } from '../../../platform/hash-token.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { Notice, PaymentChannel, PaymentState, RawNotice } from '../payment-channel.ts';
import type { OpenChannel } from '../payment-channels.ts';
import {
  addSandboxPayment,
  addSandboxRefund,
  endSandboxPayment,
  findSandboxPayment,
} from './sandbox-store.ts';
import type { SandboxPaymentTable } from './tables.ts';

export interface SandboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'digest' | 'isDigestOf'>;
}

/** What the digests of the sandbox's notices are for. */
const NAME = 'payments/sandbox';
export const SANDBOX_SIGNATURE = 'x-sandbox-signature';
const noticeSchema = z.object({ number: z.string() });

/** A channel without money, for trying payments: what a provider would keep is a table of ours, and its wallet is a page of ours. */
export function openSandbox(deps: SandboxDeps): OpenChannel {
  return ({ id, settings }) => (settings.payments.sandbox ? createSandbox(deps, id) : undefined);
}

function createSandbox({ db, clock, secrets }: SandboxDeps, tenantId: string): PaymentChannel {
  const query = async (number: string) =>
    stateOf(await findSandboxPayment(db, tenantId, number), clock.now().toISOString());

  return {
    code: 'sandbox',
    shows: 'qr',
    takes: () => true,
    async create({ number, sum, subject, expiresAt, backAddress }) {
      const token = randomBytes(32).toString('base64url');
      await addSandboxPayment(db, {
        tenant_id: tenantId,
        number,
        token_hash: hashToken(token),
        subject,
        ...sum,
        state: 'open',
        expires_at: expiresAt.toISOString(),
        paid_at: null,
      });
      return {
        state: 'open',
        invitation: { kind: 'qr', text: `${backAddress}#/sandboxPay?token=${token}` },
      };
    },
    query,
    async close(number) {
      await endSandboxPayment(db, tenantId, number, { state: 'closed', paid_at: null });
      return query(number);
    },
    async refund({ number, payment, sum }) {
      const known = await findSandboxPayment(db, tenantId, payment.number);
      const given = await addSandboxRefund(db, {
        tenant_id: tenantId,
        number,
        payment_number: payment.number,
        amount: sum.amount,
      });
      return known?.state === 'paid' && given <= known.amount
        ? { state: 'done', providerNumber: `sandbox-${number}` }
        : { state: 'failed', reason: 'more than was paid' };
    },
    queryRefund: async () => ({ state: 'unknown' }),
    readNotice: (notice) =>
      readSandboxNotice(
        notice,
        (text, signature) => secrets.isDigestOf(tenantId, NAME, text, signature),
        query,
      ),
    answerNotice: (outcome) => ({
      status: outcome === 'understood' ? 200 : outcome === 'foreign' ? 400 : 503,
      contentType: 'text/plain; charset=utf-8',
      body: outcome,
    }),
  };
}

/** The notice that the sandbox sends of a payment: signed, and with nothing but its number. */
export function sandboxNotice(
  secrets: Pick<Secrets, 'digest'>,
  tenantId: string,
  number: string,
): Pick<RawNotice, 'headers' | 'body'> {
  const text = JSON.stringify({ number });
  return {
    headers: { [SANDBOX_SIGNATURE]: secrets.digest(tenantId, NAME, text) },
    body: Buffer.from(text),
  };
}

async function readSandboxNotice(
  { headers, body }: RawNotice,
  isSigned: (text: string, signature: string) => boolean,
  query: (number: string) => Promise<PaymentState>,
): Promise<Notice> {
  const text = body.toString('utf8');
  if (!isSigned(text, headers[SANDBOX_SIGNATURE] ?? '')) return { about: 'foreign' };
  const { number } = noticeSchema.parse(JSON.parse(text));
  return { about: 'payment', number, payment: await query(number) };
}

function stateOf(payment: SandboxPaymentTable | undefined, now: string): PaymentState {
  if (!payment) return { state: 'unknown' };
  const { state, number, amount, currency, paid_at: paidAt, expires_at: expiresAt } = payment;
  if (state === 'paid' && paidAt !== null)
    return { state, providerNumber: `sandbox-${number}`, sum: { amount, currency }, paidAt };
  return { state: state === 'open' && expiresAt > now ? 'open' : 'closed' };
}
