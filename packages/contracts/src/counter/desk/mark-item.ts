import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ITEM_ON_LOAN } from '../../library-system/desk-errors.ts';
import { ITEM_NOT_FOUND } from '../../library-system/errors.ts';
import { deskItemSchema } from './desk-views.ts';
import { barcode, DESK_ACCESS, DESK_REFUSALS } from './scan.ts';

/** Where staff say that a copy is. Only a check-in puts it back on its shelf. */
export const MARKED_STATUSES = ['missing', 'in_process', 'repair', 'withdrawn'] as const;

/** Marks a copy that is not on its shelf. Who waits for it is served by another copy, if there is one. */
export const markItem = endpoint({
  methods: ['POST'],
  path: '/staff/desk/markItem',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Mark a copy as missing, in process, in repair or withdrawn',
  input: z.object({ barcode, status: z.enum(MARKED_STATUSES) }),
  output: deskItemSchema,
  errors: [...DESK_REFUSALS, ITEM_NOT_FOUND, ITEM_ON_LOAN],
});
