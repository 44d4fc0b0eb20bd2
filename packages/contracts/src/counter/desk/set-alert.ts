import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText, text } from '../../kernel/fields.ts';
import { ITEM_NOT_FOUND, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { DESK_ACCESS, DESK_REFUSALS } from './scan.ts';

/**
 * Writes what staff are told whenever they scan a reader or a copy; empty words remove it. Readers see alerts about them in their export.
 */
export const setAlert = endpoint({
  methods: ['POST'],
  path: '/staff/desk/setAlert',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Write the alert of a reader or a copy',
  input: z.object({
    subject: z.enum(['patron', 'item']),
    /** The id of the reader, or the barcode of the copy. */
    id: requiredText(64),
    words: text(200).default(''),
  }),
  output: z.object({ words: z.string() }),
  errors: [...DESK_REFUSALS, ITEM_NOT_FOUND, PATRON_NOT_FOUND],
});
