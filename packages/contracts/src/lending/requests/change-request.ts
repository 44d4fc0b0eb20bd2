import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { REQUEST_NOT_CHANGEABLE, REQUEST_NOT_FOUND } from './errors.ts';
import { REQUEST_CONTACT_WRONG, REQUEST_PLACE_NOT_SERVED } from './placing-errors.ts';
import { requestSchema } from './request-view.ts';

/** Changes where a request that waits in the queue is picked up, and how the reader is reached. It keeps its place. */
export const changeRequest = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/changeRequest',
  origin: 'ours',
  access: 'patron',
  summary: 'Changes the pickup place and the contact of a waiting request',
  input: z.object({
    requestId: id,
    /** Code of the library. */
    takeLibCode: id,
    /** Telephone or e-mail; the one that the request has if it is empty. */
    contactInfo: text(100).default(''),
  }),
  output: requestSchema,
  errors: [
    ILS_UNAVAILABLE,
    REQUEST_NOT_FOUND,
    REQUEST_NOT_CHANGEABLE,
    REQUEST_PLACE_NOT_SERVED,
    REQUEST_CONTACT_WRONG,
  ],
});
