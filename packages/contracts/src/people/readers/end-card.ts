import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { CARD_UNKNOWN, READERS_ELSEWHERE } from './errors.ts';
import { cardNumber, readerSchema } from './fields.ts';

/** Ends a card that is lost or given back. A reader without a card in use borrows nothing until there is a new one. */
export const endCard = endpoint({
  methods: ['POST'],
  path: '/staff/readers/endCard',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'Report a card lost, or take it back',
  input: z.object({ patronId: id, number: cardNumber, state: z.enum(['lost', 'withdrawn']) }),
  output: readerSchema,
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE, PATRON_NOT_FOUND, CARD_UNKNOWN],
});
