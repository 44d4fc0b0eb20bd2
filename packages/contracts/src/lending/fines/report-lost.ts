import { LOST_WAYS } from '@lectern/rules/behaviours';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, money } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { LOAN_NOT_FOUND } from '../../library-system/renewal-errors.ts';
import { LOST_WAY_NOT_OFFERED } from './errors.ts';

/** Reports the copy of a loan as lost and chooses what to do about it. The loan ends. */
export const reportLost = endpoint({
  methods: ['POST'],
  path: '/find/behaviourManager/lostHandle',
  origin: 'spec',
  access: 'patron',
  summary: 'Report a lost copy',
  input: z.object({ loanId: id, way: z.enum(LOST_WAYS) }),
  output: z.object({ behaviourDetlId: z.string(), charged: money, finePosted: money }),
  errors: [ILS_UNAVAILABLE, LOAN_NOT_FOUND, LOST_WAY_NOT_OFFERED],
  idempotent: true,
});
