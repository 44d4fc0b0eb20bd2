import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { getAmountOwed } from '../fines/get-amount-owed.ts';
import { loanViewSchema } from '../loans/loan-view.ts';
import { requestSchema } from '../requests/request-view.ts';
import { cardLibrarySchema } from './card-views.ts';
import { CARDS_ELSEWHERE_OFF } from './errors.ts';

/** What the reader has at a library; `away` where its library system does not answer, or it takes no part now. */
export const CARD_STATES = ['open', 'away', 'ended'] as const;

/**
 * Loans, open requests and what is owed at this library and at all whose cards the reader added, this one first. It is looked at each time
 * whether a card still stands; one that does not ends its link.
 */
export const showEverywhere = endpoint({
  methods: ['GET'],
  path: '/find/cardsElsewhere/everywhere',
  origin: 'ours',
  access: 'patron',
  summary: 'Loans, requests and fines at all libraries of the reader',
  input: z.object({}),
  output: z.object({
    libraries: z.array(
      z.object({
        /** Empty for this library. */
        linkId: z.string(),
        library: cardLibrarySchema,
        state: z.enum(CARD_STATES),
        /** Due first; empty unless the state is `open`. */
        loans: z.array(loanViewSchema),
        /** Those that are open. */
        requests: z.array(requestSchema),
        amount: getAmountOwed.output.nullable(),
      }),
    ),
  }),
  errors: [CARDS_ELSEWHERE_OFF],
  rateLimit: { max: 60, windowSeconds: 60 },
});
