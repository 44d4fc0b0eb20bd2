import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, text } from '../../kernel/fields.ts';
import { REQUEST_MOVED_ON } from '../../library-system/desk-errors.ts';
import { askedSchema } from './asked-view.ts';
import { REQUEST_NOT_FOUND } from './errors.ts';
import { TAKE_CODE_EXPIRED, TAKE_CODE_TRIES, TAKE_CODE_WRONG } from './hand-over-errors.ts';

/**
 * The reader who has the copy enters the code that the other one shows, typed or scanned. What is missing then is the barcode of the copy.
 */
export const confirmTakeCode = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/confirmLoan',
  origin: 'spec',
  access: 'patron',
  summary: "Enters another reader's pickup code",
  input: z.object({ requestId: id, takeCode: text(40), ...ignoredIdentity }),
  output: askedSchema,
  errors: [REQUEST_NOT_FOUND, REQUEST_MOVED_ON, TAKE_CODE_WRONG, TAKE_CODE_EXPIRED, TAKE_CODE_TRIES],
  rateLimit: { max: 30, windowSeconds: 60 },
});
