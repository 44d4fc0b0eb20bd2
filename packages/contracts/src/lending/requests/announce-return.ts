import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { REQUEST_MOVED_ON } from '../../library-system/desk-errors.ts';
import { REQUEST_NOT_FOUND } from './errors.ts';
import { requestSchema } from './request-view.ts';

/** The reader sends a copy back that was delivered home, so that the library expects it. The loan runs until it arrives. */
export const announceReturn = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/announceReturn',
  origin: 'ours',
  access: 'patron',
  summary: 'Announces that a delivered copy is sent back',
  input: z.object({ requestId: id }),
  output: requestSchema,
  errors: [REQUEST_NOT_FOUND, REQUEST_MOVED_ON],
});
