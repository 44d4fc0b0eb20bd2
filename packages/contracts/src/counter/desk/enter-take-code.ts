import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { REQUEST_NOT_FOUND } from '../../lending/requests/errors.ts';
import {
  TAKE_CODE_EXPIRED,
  TAKE_CODE_TRIES,
  TAKE_CODE_WRONG,
} from '../../lending/requests/hand-over-errors.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { deskItemSchema } from './desk-views.ts';
import { DESK_ACCESS, DESK_RATE } from './scan.ts';

/**
 * Staff scan the pickup code that a reader shows: the number of the request and six digits, or type the six digits alone. It answers who
 * the reader is and which copy is kept, so that the copy can be fetched and lent.
 */
export const enterTakeCode = endpoint({
  methods: ['POST'],
  path: '/staff/desk/enterTakeCode',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Enter the pickup code that a reader shows',
  input: z.object({ takeCode: requiredText(40) }),
  output: z.object({ patronId: z.string(), item: deskItemSchema }),
  errors: [DESK_ELSEWHERE, REQUEST_NOT_FOUND, TAKE_CODE_WRONG, TAKE_CODE_EXPIRED, TAKE_CODE_TRIES],
  rateLimit: DESK_RATE,
});
