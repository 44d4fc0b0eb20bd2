import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { PURCHASE_OFF } from './errors.ts';
import { purchaseRule } from './purchase-rule.ts';

/** The rule of the group of the reader, and what is left of it this month and this year. */
export const getPurchaseRule = endpoint({
  methods: ['GET'],
  path: '/find/pda/getPdaRule',
  origin: 'spec',
  access: 'patron',
  summary: 'The rules of drive purchase for the reader',
  input: z.object({}),
  output: z.object({
    text: z.string(),
    rule: purchaseRule.omit({ group: true, budgetIds: true }),
    currency: z.string(),
    booksThisMonth: z.int(),
    /** Null without a limit. */
    booksLeft: z.int().nullable(),
    /** Minor units. */
    moneyThisYear: z.int(),
    moneyLeft: z.int().nullable(),
  }),
  errors: [PURCHASE_OFF, PATRON_NOT_FOUND],
});
