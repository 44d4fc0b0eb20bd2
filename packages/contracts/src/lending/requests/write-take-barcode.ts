import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, requiredText } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { REQUEST_MOVED_ON } from '../../library-system/desk-errors.ts';
import { askedSchema } from './asked-view.ts';
import { REQUEST_NOT_FOUND } from './errors.ts';
import { TAKE_BARCODE_WRONG, TAKE_CODE_EXPIRED } from './hand-over-errors.ts';

/**
 * The reader who has the copy gives it away: its barcode, and words on its condition. It stays this reader's until the other one confirms.
 */
export const writeTakeBarcode = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/writeTakeBarCode',
  origin: 'spec',
  access: 'patron',
  summary: 'Hands a copy over to another reader',
  input: z.object({
    requestId: id,
    takeBarcode: requiredText(64),
    comments: sharedText(300).default(''),
    ...ignoredIdentity,
  }),
  output: askedSchema,
  errors: [REQUEST_NOT_FOUND, REQUEST_MOVED_ON, TAKE_CODE_EXPIRED, TAKE_BARCODE_WRONG],
});
