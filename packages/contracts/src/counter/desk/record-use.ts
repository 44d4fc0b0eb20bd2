import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ITEM_ON_LOAN } from '../../library-system/desk-errors.ts';
import { ITEM_NOT_FOUND } from '../../library-system/errors.ts';
import { deskItemSchema } from './desk-views.ts';
import { barcode, DESK_ACCESS, DESK_RATE, PLACED_REFUSALS } from './scan.ts';

/** Counts that a copy was used in the library without being lent. */
export const recordUse = endpoint({
  methods: ['POST'],
  path: '/staff/desk/recordUse',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Count the use of a copy in the library',
  input: z.object({ barcode }),
  output: z.object({ uses: z.int(), item: deskItemSchema }),
  errors: [...PLACED_REFUSALS, ITEM_NOT_FOUND, ITEM_ON_LOAN],
  idempotent: true,
  rateLimit: DESK_RATE,
});
