import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { FAVOURITE_NOT_FOUND } from './errors.ts';
import { favouriteSchema, remarks } from './favourite.ts';

/** Replaces what the reader says about a favourite. */
export const describeFavourite = endpoint({
  methods: ['POST'],
  path: '/find/favorites/describe',
  origin: 'ours',
  access: 'patron',
  summary: 'Writes note, tags and state of a favourite',
  input: z.object({ recordId: id, ...remarks }),
  output: favouriteSchema,
  errors: [FAVOURITE_NOT_FOUND],
});
