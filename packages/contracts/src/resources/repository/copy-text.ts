import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
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
  OBJECT_PAGE_NOT_DRAWN,
} from './errors.ts';

/** The text of a page, where it may be copied. */
export const copyText = endpoint({
  methods: ['POST'],
  path: '/find/dItem/pageText',
  origin: 'ours',
  access: 'public',
  summary: 'The text of a page',
  input: z.object({ id, fileId: id, page: wholeNumber(1, 100_000), ...ignoredIdentity }),
  output: z.object({ text: z.string() }),
  errors: [
    OBJECT_NOT_FOUND,
    OBJECT_FILE_NOT_FOUND,
    OBJECT_FILE_LOCKED,
    OBJECT_FILE_BROKEN,
    OBJECT_PAGE_NOT_DRAWN,
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
