import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { folderSchema } from './folder.ts';

/** The default folder first, then by name. */
export const listFolders = endpoint({
  methods: ['GET'],
  path: '/find/favorites/list',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's folders of favourites",
  input: z.object({}),
  output: z.array(folderSchema),
  errors: [],
});
