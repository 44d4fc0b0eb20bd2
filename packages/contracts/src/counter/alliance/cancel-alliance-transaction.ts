import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ALLIANCE_STEP_PASSED, ALLIANCE_TRANSACTION_UNKNOWN } from './errors.ts';
import { unionLoanSchema } from './transaction-views.ts';

/** Takes a request back that the other library has not sent a copy for. */
export const cancelAllianceTransaction = endpoint({
  methods: ['POST'],
  path: '/find/sduUnionUser/cancelTransaction',
  origin: 'ours',
  access: 'patron',
  summary: 'Cancel a request in the alliance',
  input: z.object({ transactionId: id }),
  output: unionLoanSchema,
  errors: [ALLIANCE_TRANSACTION_UNKNOWN, ALLIANCE_STEP_PASSED],
  idempotent: true,
});
