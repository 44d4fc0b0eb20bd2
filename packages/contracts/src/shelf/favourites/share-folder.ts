import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, ignoredIdentity } from '../../kernel/fields.ts';
import { FOLDER_NOT_FOUND } from './errors.ts';

/** Gives a folder a link that anybody can open, or withdraws it. A new link ends the one before. */
export const shareFolder = endpoint({
  methods: ['POST'],
  path: '/find/favorites/share',
  origin: 'spec',
  access: 'patron',
  summary: 'Shares a folder by a link, or withdraws the link',
  input: z.object({ folderId: id, withdraw: flag.default(false), ...ignoredIdentity }),
  output: z.object({
    /** 128 random bits, base64url. It is answered this once only. Null after withdrawing. */
    token: z.string().nullable(),
  }),
  errors: [FOLDER_NOT_FOUND],
});
