import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { CARD_NUMBER_TAKEN, CARD_UNKNOWN, READERS_ELSEWHERE } from './errors.ts';
import { cardNumber, readerSchema } from './fields.ts';

/** Gives a reader one more card, or one in place of a lost card: loans, requests and fines stay with the reader. */
export const issueCard = endpoint({
  methods: ['POST'],
  path: '/staff/readers/issueCard',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'Give a reader a card, or replace a lost one',
  input: z.object({
    patronId: id,
    number: cardNumber,
    /** The card in use that is lost and replaced. */
    replaces: cardNumber.optional(),
  }),
  output: readerSchema,
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE, PATRON_NOT_FOUND, CARD_NUMBER_TAKEN, CARD_UNKNOWN],
});
