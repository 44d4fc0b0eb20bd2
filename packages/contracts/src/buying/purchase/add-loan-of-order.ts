import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { PURCHASE_OFF, PURCHASE_ORDER_MOVED_ON, PURCHASE_ORDER_NOT_FOUND } from './errors.ts';

/** The loan of a delivered order that has none yet; where there is one it is answered. There are never two. */
export const addLoanOfOrder = endpoint({
  methods: ['POST'],
  path: '/find/findLoan/addLoanOrder',
  origin: 'spec',
  access: 'patron',
  summary: 'The loan of a delivered order',
  input: z.object({ orderId: id, ...ignoredIdentity }),
  output: z.object({ loanId: z.string(), orderId: z.string(), recordId: z.string() }),
  errors: [PURCHASE_OFF, PURCHASE_ORDER_NOT_FOUND, PURCHASE_ORDER_MOVED_ON, PATRON_NOT_FOUND],
  idempotent: true,
});
