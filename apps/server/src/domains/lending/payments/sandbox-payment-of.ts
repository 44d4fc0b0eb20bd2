import type { sandboxPayment } from '@lectern/contracts/lending/payments/get-sandbox-payment';
import type * as z from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findSandboxPaymentByToken } from '../../../ports/payments/sandbox/sandbox-store.ts';

/** The payment behind a code, where the library has the sandbox: its number, and what its page shows. */
export async function sandboxPaymentOf(
  { db, clock, payments }: Deps,
  tenant: Tenant,
  token: string,
): Promise<{ readonly number: string; readonly shown: z.infer<typeof sandboxPayment> } | undefined> {
  if (!payments.of(tenant).some(({ code }) => code === 'sandbox')) return undefined;
  const payment = await findSandboxPaymentByToken(db, tenant.id, token);
  if (!payment) return undefined;
  const { number, subject, amount, currency, state, expires_at: expiresAt } = payment;
  const isOver = state === 'open' && expiresAt <= clock.now().toISOString();
  return { number, shown: { subject, amount: { amount, currency }, state: isOver ? 'closed' : state } };
}
