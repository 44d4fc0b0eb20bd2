import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CARDS_ELSEWHERE_OFF } from './errors.ts';

/** Makes a code that proves the reader's card here to another library of the installation, once, for five minutes. */
export const makeCardCode = endpoint({
  methods: ['POST'],
  path: '/find/cardsElsewhere/code',
  origin: 'ours',
  access: 'patron',
  summary: 'A code that proves this card at another library',
  input: z.object({}),
  output: z.object({ code: z.string(), seconds: z.int() }),
  errors: [CARDS_ELSEWHERE_OFF],
  rateLimit: { max: 10, windowSeconds: 60 },
});
