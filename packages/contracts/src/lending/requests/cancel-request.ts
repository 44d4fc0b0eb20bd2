import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { REQUEST_NOT_CANCELLABLE, REQUEST_NOT_FOUND } from './errors.ts';
import { requestSchema } from './request-view.ts';

/**
 * Cancels a request of the reader, until a copy is handed over. One that is cancelled already stays so. The specification has GET; pages
 * use POST, because a GET should change nothing.
 */
export const cancelRequest = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/subtenancy/requestCancel',
  origin: 'spec',
  access: 'patron',
  summary: 'Cancels a request',
  input: z.object({ requestId: id }),
  output: requestSchema,
  errors: [ILS_UNAVAILABLE, REQUEST_NOT_FOUND, REQUEST_NOT_CANCELLABLE],
});
