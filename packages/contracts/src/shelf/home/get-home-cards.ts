import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { arrangedCards } from './home-cards.ts';

/** Every card of the home page in the library's order, also those that it hides. */
export const getHomeCards = endpoint({
  methods: ['GET'],
  path: '/staff/home/showCards',
  origin: 'ours',
  access: { staff: 'settings.edit' },
  summary: 'The cards of the home page',
  input: z.object({}),
  output: arrangedCards,
  errors: [],
});
