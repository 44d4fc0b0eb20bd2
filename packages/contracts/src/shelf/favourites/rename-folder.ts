import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { FOLDER_NAME_FAULTS, FOLDER_NOT_FOUND } from './errors.ts';
import { MAX_FOLDER_NAME } from './folder.ts';

/** Gives a folder another name. */
export const renameFolder = endpoint({
  methods: ['POST'],
  path: '/find/favorites/edit',
  origin: 'spec',
  access: 'patron',
  summary: 'Renames a folder of favourites',
  input: z.object({ folderId: id, name: sharedText(MAX_FOLDER_NAME), ...ignoredIdentity }),
  output: z.object({ folderId: z.string(), name: z.string() }),
  errors: [...FOLDER_NAME_FAULTS, FOLDER_NOT_FOUND],
});
