import { MOVERS } from '@lectern/rules/requests/way';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { REQUEST_NOT_FOUND } from './errors.ts';
import { requestMoveSchema, requestSchema } from './request-view.ts';

/** One request of the reader: what happened to it, and who moves it on. */
export const getRequest = endpoint({
  methods: ['GET'],
  path: '/find/subtenancy/requestDetl',
  origin: 'spec',
  access: 'patron',
  summary: 'A request with its timeline',
  input: z.object({ requestId: id }),
  output: requestSchema.extend({
    /** What happened, the first first: it begins with the launch, where the library system says when that was. */
    timeline: z.array(requestMoveSchema),
    /** Who can move it on now; empty at its end. */
    movers: z.array(z.enum(MOVERS)),
  }),
  errors: [ILS_UNAVAILABLE, REQUEST_NOT_FOUND],
});
