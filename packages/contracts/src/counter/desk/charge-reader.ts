import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { DESK_ACCESS, reason } from './scan.ts';

/** Charges a reader for something that is about no loan, such as a new card. */
export const chargeReader = endpoint({
  methods: ['POST'],
  path: '/staff/desk/chargeReader',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Charge a reader for a service',
  input: z.object({ patronId: id, amount: wholeNumber(1, 10_000_000), reason }),
  output: z.object({ behaviourDetlId: z.string() }),
  errors: [DESK_ELSEWHERE, PATRON_NOT_FOUND],
  idempotent: true,
});
