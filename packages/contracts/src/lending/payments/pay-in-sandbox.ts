import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PAYMENT_NOT_FOUND } from './errors.ts';
import { sandboxPayment, sandboxToken } from './get-sandbox-payment.ts';

/** Pays in the sandbox, as somebody with a wallet would. Answers how the payment stands then. */
export const payInSandbox = endpoint({
  methods: ['POST'],
  path: '/oga/payments/sandbox/pay',
  origin: 'ours',
  access: 'public',
  summary: 'Pay in the sandbox',
  input: z.object({ token: sandboxToken }),
  output: sandboxPayment,
  errors: [PAYMENT_NOT_FOUND],
  rateLimit: { max: 60, windowSeconds: 60 },
});
