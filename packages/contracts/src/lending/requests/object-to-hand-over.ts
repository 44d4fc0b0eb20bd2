import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, instant } from '../../kernel/fields.ts';
import { requiredSharedText } from '../../kernel/shared-text.ts';
import { REQUEST_NOT_FOUND } from './errors.ts';
import { OBJECTION_TOO_LATE } from './hand-over-errors.ts';

/**
 * One of the two readers objects to a hand-over, within 24 hours: it did not happen, or not so. The library decides. Of a request to which
 * somebody has objected already, the first objection stays.
 */
export const objectToHandOver = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/objectToHandOver',
  origin: 'ours',
  access: 'patron',
  summary: 'Objects to a hand-over between readers',
  input: z.object({ requestId: id, reason: requiredSharedText(500) }),
  output: z.object({ objectedAt: instant }),
  errors: [REQUEST_NOT_FOUND, OBJECTION_TOO_LATE],
});
