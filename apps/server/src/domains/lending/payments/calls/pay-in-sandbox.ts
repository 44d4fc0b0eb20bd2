import { refuse } from '@lectern/contracts/kernel/refusal';
import { PAYMENT_NOT_FOUND } from '@lectern/contracts/lending/payments/errors';
import { payInSandbox } from '@lectern/contracts/lending/payments/pay-in-sandbox';
import { implement } from '../../../../platform/http/implement.ts';
import { sandboxNotice } from '../../../../ports/payments/sandbox/sandbox-channel.ts';
import { endSandboxPayment } from '../../../../ports/payments/sandbox/sandbox-store.ts';
import { hearNotice } from '../hear-notice.ts';
import { sandboxPaymentOf } from '../sandbox-payment-of.ts';

/** The sandbox notifies the library as a provider would. */
export const payInSandboxCall = implement(payInSandbox)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const { db, clock, secrets } = deps;
  const found = await sandboxPaymentOf(deps, tenant, input.token);
  if (!found) return refuse(PAYMENT_NOT_FOUND);
  const { number, shown } = found;
  if (shown.state !== 'open') return shown;
  const now = clock.now();
  await endSandboxPayment(db, tenant.id, number, { state: 'paid', paid_at: now.toISOString() });
  await hearNotice(deps, tenant, 'sandbox', { ...sandboxNotice(secrets, tenant.id, number), now });
  return (await sandboxPaymentOf(deps, tenant, input.token))?.shown ?? shown;
});
