import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { money } from '../../kernel/fields.ts';
import { PAYMENT_NOT_FOUND } from './errors.ts';

export const sandboxToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** What the sandbox says of a payment to whom has its code. */
export const sandboxPayment = z.object({
  subject: z.string(),
  amount: money,
  state: z.enum(['open', 'paid', 'closed']),
});

/** The payment behind a code of the sandbox: what a wallet would show. No money moves. */
export const getSandboxPayment = endpoint({
  methods: ['POST'],
  path: '/oga/payments/sandbox/show',
  origin: 'ours',
  access: 'public',
  summary: 'A payment of the sandbox',
  input: z.object({ token: sandboxToken }),
  output: sandboxPayment,
  errors: [PAYMENT_NOT_FOUND],
});
