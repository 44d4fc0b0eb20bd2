import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ITEM_NOT_FOUND } from '../../library-system/errors.ts';
import { deskItemSchema } from './desk-views.ts';
import { barcode, DESK_ACCESS, DESK_RATE, DESK_REFUSALS } from './scan.ts';

/** A copy by its barcode: where it is, who has it, whom it is for. Also the scan of a shelf check, which changes nothing. */
export const getDeskItem = endpoint({
  methods: ['GET'],
  path: '/staff/desk/item',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'A copy by its barcode',
  input: z.object({ barcode }),
  output: deskItemSchema,
  errors: [...DESK_REFUSALS, ITEM_NOT_FOUND],
  rateLimit: DESK_RATE,
});
