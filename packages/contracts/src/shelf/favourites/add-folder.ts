import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { FOLDER_LIMIT_REACHED, FOLDER_NAME_FAULTS } from './errors.ts';
import { folderSchema, MAX_FOLDER_NAME } from './folder.ts';

/** Makes a new folder. */
export const addFolder = endpoint({
  methods: ['POST'],
  path: '/find/favorites/add',
  origin: 'spec',
  access: 'patron',
  summary: 'Makes a folder of favourites',
  input: z.object({ name: sharedText(MAX_FOLDER_NAME), ...ignoredIdentity }),
  output: folderSchema,
  errors: [...FOLDER_NAME_FAULTS, FOLDER_LIMIT_REACHED],
  idempotent: true,
});
