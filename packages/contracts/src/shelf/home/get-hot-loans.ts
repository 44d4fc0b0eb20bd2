import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { RANKING_RANGES } from '../rankings/ranges.ts';
import { bookCardSchema } from './book-card.ts';

/** The titles borrowed most in a time: the first places of the ranking. */
export const getHotLoans = endpoint({
  methods: ['POST'],
  path: '/find/index/getHotLoan',
  origin: 'spec',
  access: 'public',
  summary: 'Most borrowed titles',
  input: z.object({
    rows: wholeNumber(1, 50).default(10),
    range: z.enum(RANKING_RANGES).default('quarter'),
  }),
  output: z.array(
    bookCardSchema.extend({
      loanCount: z.int(),
      onShelfCount: z.int(),
      loanableCount: z.int(),
      itemCount: z.int(),
    }),
  ),
  errors: [],
});
