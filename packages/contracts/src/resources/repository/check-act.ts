import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { OBJECT_ACTS } from './acts.ts';
import {
  OBJECT_ACT_BLOCKED,
  OBJECT_ACT_CLOSED,
  OBJECT_ACT_GROUP,
  OBJECT_ACT_NOT_YET,
  OBJECT_ACT_PLACE,
  OBJECT_ACT_SIGN_IN,
  OBJECT_FILE_NOT_FOUND,
  OBJECT_NOT_FOUND,
} from './errors.ts';

/** Whether the caller may do something with a file now. If not, the refusal is the sentence for the reader (document 1, section 8). */
export const checkAct = endpoint({
  methods: ['POST'],
  path: '/find/dItem/dPerformanceAuthorityCheck',
  origin: 'spec',
  access: 'public',
  summary: 'Whether this may be done with a file now',
  input: z.object({
    id,
    fileId: id.optional(),
    act: z.enum(OBJECT_ACTS).default('read'),
    ...ignoredIdentity,
  }),
  output: z.object({ act: z.enum(OBJECT_ACTS), may: z.literal(true) }),
  errors: [
    OBJECT_NOT_FOUND,
    OBJECT_FILE_NOT_FOUND,
    OBJECT_ACT_CLOSED,
    OBJECT_ACT_NOT_YET,
    OBJECT_ACT_SIGN_IN,
    OBJECT_ACT_PLACE,
    OBJECT_ACT_GROUP,
    OBJECT_ACT_BLOCKED,
    ILS_UNAVAILABLE,
  ],
});
