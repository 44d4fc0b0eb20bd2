import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';

/** Removes an electronic work from the favourites. */
export const removeOnlineFavourite = endpoint({
  methods: ['GET'],
  path: '/find/eFavorites/cancel',
  origin: 'spec',
  access: 'patron',
  summary: 'Removes an electronic work from the favourites',
  input: z.object({ recordId: id, ...ignoredIdentity }),
  output: z.object({ removed: z.int() }),
  errors: [],
});
