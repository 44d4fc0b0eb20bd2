import { refuse } from '@lectern/contracts/kernel/refusal';
import { PAYMENT_NOT_FOUND } from '@lectern/contracts/lending/payments/errors';
import { getSandboxPayment } from '@lectern/contracts/lending/payments/get-sandbox-payment';
import { implement } from '../../../../platform/http/implement.ts';
import { sandboxPaymentOf } from '../sandbox-payment-of.ts';

export const getSandboxPaymentCall = implement(getSandboxPayment)(async ({ input, context, deps }) => {
  const found = await sandboxPaymentOf(deps, context.tenant, input.token);
  return found ? found.shown : refuse(PAYMENT_NOT_FOUND);
});
