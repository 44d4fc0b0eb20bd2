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
import { opened } from './reading.ts';

/** Begins to read a file on the screen: what the page needs before its first picture, and a ticket for the pictures that is good for some minutes, for this caller and this file alone. */
export const openReading = endpoint({
  methods: ['POST'],
  path: '/find/dItem/openReading',
  origin: 'ours',
  access: 'public',
  summary: 'Begin to read a file on the screen',
  input: z.object({ id, fileId: id, ...ignoredIdentity }),
  output: opened,
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
