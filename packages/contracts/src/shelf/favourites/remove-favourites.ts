import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { chosenRecords, favouriteSchema } from './favourite.ts';

/** Removes works from the favourites and answers what was kept of them, so that they can be added again. */
export const removeFavourites = endpoint({
  methods: ['POST'],
  path: '/find/favorites/cancel',
  origin: 'spec',
  access: 'patron',
  summary: 'Removes works from the favourites',
  input: z.object({ ...chosenRecords, ...ignoredIdentity }),
  output: z.object({ removed: z.array(favouriteSchema) }),
  errors: [],
});
