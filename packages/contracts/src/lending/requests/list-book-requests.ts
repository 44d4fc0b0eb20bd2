import { REQUEST_STATUSES } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { requestSchema } from './request-view.ts';

/** The reader's requests for what other readers have on loan: what is open first, then the newest. */
export const listBookRequests = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/getRequestBook',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's requests to other readers",
  input: z.object({ requestStatus: z.enum(REQUEST_STATUSES).optional(), ...paging, ...ignoredIdentity }),
  output: z.object({ total: z.int(), requests: z.array(requestSchema) }),
  errors: [ILS_UNAVAILABLE],
});
