import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { FOLDER_NOT_FOUND } from './errors.ts';
import { chosenRecords } from './favourite.ts';

/** Moves favourites to another folder. The answer says where each was, so that it can be moved back. */
export const moveFavourites = endpoint({
  methods: ['POST'],
  path: '/find/favorites/change',
  origin: 'spec',
  access: 'patron',
  summary: 'Moves favourites to another folder',
  input: z.object({ ...chosenRecords, folderId: id, ...ignoredIdentity }),
  output: z.object({ moved: z.array(z.object({ recordId: z.string(), fromFolderId: z.string() })) }),
  errors: [FOLDER_NOT_FOUND],
});
