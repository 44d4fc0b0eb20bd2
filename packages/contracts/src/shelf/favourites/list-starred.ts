import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { chosenRecords } from './favourite.ts';

/** Which of these records are favourites of the reader. */
export const listStarred = endpoint({
  methods: ['POST'],
  path: '/find/favorites/starred',
  origin: 'ours',
  access: 'patron',
  summary: 'Which of some records are favourites',
  input: z.object(chosenRecords),
  output: z.array(z.string()),
  errors: [],
});
