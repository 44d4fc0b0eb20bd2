import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { CARD_LINK_UNKNOWN } from './errors.ts';

/** Ends a link, from either side, also where the library does not offer them any more. */
export const endCardLink = endpoint({
  methods: ['POST'],
  path: '/find/cardsElsewhere/end',
  origin: 'ours',
  access: 'patron',
  summary: 'End the link of a card',
  input: z.object({ linkId: requiredText(64) }),
  output: z.object({}),
  errors: [CARD_LINK_UNKNOWN],
});
