import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { addedSchema } from './add-favourites.ts';
import { FAVOURITE_LIMIT_REACHED, FAVOURITE_NOT_ONLINE, FOLDER_NOT_FOUND } from './errors.ts';

/** Adds a work whose full text can be opened, or an electronic database. */
export const addOnlineFavourite = endpoint({
  methods: ['POST'],
  path: '/find/eFavorites/addEMyfav',
  origin: 'spec',
  access: 'patron',
  summary: 'Adds an electronic work to the favourites',
  input: z.object({ recordId: id, folderId: id.optional(), ...ignoredIdentity }),
  output: addedSchema,
  errors: [BIB_NOT_FOUND, FOLDER_NOT_FOUND, FAVOURITE_LIMIT_REACHED, FAVOURITE_NOT_ONLINE],
});
