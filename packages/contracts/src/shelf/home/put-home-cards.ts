import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { HOME_CARDS_CHANGED } from './errors.ts';
import { arrangedCards, homeLayoutSchema } from './home-cards.ts';

/** Sets the order of the cards and which are shown. Cards that are not named follow, shown; an empty list brings our order back. */
export const putHomeCards = endpoint({
  methods: ['POST'],
  path: '/staff/home/putCards',
  origin: 'ours',
  access: { staff: 'settings.edit' },
  summary: 'Arrange the cards of the home page',
  input: z.object({
    cards: homeLayoutSchema,
    /** That of the cards as they were read: if somebody arranged them since then, nothing is done. */
    version: z.string().max(40).optional(),
  }),
  output: arrangedCards,
  errors: [HOME_CARDS_CHANGED],
});
