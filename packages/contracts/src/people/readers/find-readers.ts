import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { READERS_ELSEWHERE } from './errors.ts';
import { CARD_STATES, readerRowSchema } from './fields.ts';

/** Finds readers by a scanned card, by number, by name or by phone. */
export const findReaders = endpoint({
  methods: ['POST'],
  path: '/staff/readers/find',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'Readers by scanned card, number, name or phone',
  input: z.object({ text: requiredText(64) }),
  output: z.object({
    readers: z.array(readerRowSchema),
    /** The text is the number of a card or of an account: there is one reader, and this is the state of the card. */
    card: z.enum(CARD_STATES).nullable(),
    /** There are more than are listed. */
    more: z.boolean(),
  }),
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE],
});
