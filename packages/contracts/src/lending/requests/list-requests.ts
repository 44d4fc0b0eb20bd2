import { REQUEST_STATUSES } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { requestSchema } from './request-view.ts';

/** The reader's requests: what is open first, then the newest. */
export const listRequests = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/requestManager',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's requests",
  input: z.object({
    /** Only those with this status; all if absent. */
    requestStatus: z.enum(REQUEST_STATUSES).optional(),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), requests: z.array(requestSchema) }),
  errors: [ILS_UNAVAILABLE],
});
