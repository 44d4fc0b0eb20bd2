import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { cardLibrarySchema, cardLinkSchema } from './card-views.ts';
import { CARDS_ELSEWHERE_OFF } from './errors.ts';

/** The cards of other libraries that the reader has added, and the accounts there that show this one. */
export const listCardsElsewhere = endpoint({
  methods: ['GET'],
  path: '/find/cardsElsewhere/list',
  origin: 'ours',
  access: 'patron',
  summary: "The reader's cards at other libraries of the installation",
  input: z.object({}),
  output: z.object({
    cards: z.array(cardLinkSchema),
    /** Accounts at other libraries that see this one. */
    shownTo: z.array(cardLinkSchema),
    /** Whose cards can be added. */
    libraries: z.array(cardLibrarySchema),
  }),
  errors: [CARDS_ELSEWHERE_OFF],
});
