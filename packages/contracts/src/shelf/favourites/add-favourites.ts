import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { FAVOURITE_LIMIT_REACHED, FOLDER_NOT_FOUND } from './errors.ts';
import { chosenRecords, remarks } from './favourite.ts';

/** Ids of the records. Records that the catalogue does not show are in neither list. */
export const addedSchema = z.object({ added: z.array(z.string()), already: z.array(z.string()) });

/** Adds works to a folder, by default to the default folder. Works that are favourites already stay as and where they are. */
export const addFavourites = endpoint({
  methods: ['POST'],
  path: '/find/record/addmyfav',
  origin: 'spec',
  access: 'patron',
  summary: 'Adds works to the favourites',
  input: z.object({ ...chosenRecords, folderId: id.optional(), ...remarks, ...ignoredIdentity }),
  output: addedSchema,
  errors: [BIB_NOT_FOUND, FOLDER_NOT_FOUND, FAVOURITE_LIMIT_REACHED],
});
