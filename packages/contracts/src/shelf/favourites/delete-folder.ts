import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { FOLDER_IS_DEFAULT, FOLDER_NOT_FOUND } from './errors.ts';

/** Deletes a folder. The works in it go to the default folder. */
export const deleteFolder = endpoint({
  methods: ['POST'],
  path: '/find/favorites/del',
  origin: 'spec',
  access: 'patron',
  summary: 'Deletes a folder of favourites',
  input: z.object({ folderId: id, ...ignoredIdentity }),
  output: z.object({ moved: z.int() }),
  errors: [FOLDER_NOT_FOUND, FOLDER_IS_DEFAULT],
});
