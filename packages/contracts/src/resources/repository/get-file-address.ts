import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import {
  OBJECT_ACT_BLOCKED,
  OBJECT_ACT_CLOSED,
  OBJECT_ACT_GROUP,
  OBJECT_ACT_NOT_YET,
  OBJECT_ACT_PLACE,
  OBJECT_ACT_SIGN_IN,
  OBJECT_FILE_BROKEN,
  OBJECT_FILE_LOCKED,
  OBJECT_FILE_NOT_FOUND,
  OBJECT_NOT_FOUND,
} from './errors.ts';

/** Where a file is read, or the address of the file itself for some minutes: for this caller and this file alone. A PDF at such an address has the mark of the caller on each page. Never an address of the store. */
export const getFileAddress = endpoint({
  methods: ['GET'],
  path: '/find/dItem/getPdfUrl',
  origin: 'spec',
  access: 'public',
  summary: 'Where a file is read or fetched',
  input: z.object({
    id,
    fileId: id,
    /** `read`: the page for reading, or the sound, film or picture itself. `download`: the file to keep. */
    use: z.enum(['read', 'download']).default('read'),
    ...ignoredIdentity,
  }),
  output: z.object({
    use: z.enum(['read', 'download']),
    /** On this server; a page of the portal begins with `#`. */
    url: z.string(),
    mediaType: z.string(),
    /** When the address stops to work; empty of a page of the portal. */
    expiresAt: z.string(),
  }),
  errors: [
    OBJECT_NOT_FOUND,
    OBJECT_FILE_NOT_FOUND,
    OBJECT_FILE_LOCKED,
    OBJECT_FILE_BROKEN,
    OBJECT_ACT_CLOSED,
    OBJECT_ACT_NOT_YET,
    OBJECT_ACT_SIGN_IN,
    OBJECT_ACT_PLACE,
    OBJECT_ACT_GROUP,
    OBJECT_ACT_BLOCKED,
    ILS_UNAVAILABLE,
  ],
  rateLimit: { max: 60, windowSeconds: 60 },
});
