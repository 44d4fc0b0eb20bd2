import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { refusalSchema } from '../loans/loan-view.ts';

/** Whether the reader's account could start a request of any title. */
export const checkRequestAccount = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/userApplyCheck',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether the account can start requests',
  input: z.object({}),
  output: z.object({
    allowed: z.boolean(),
    /** Why not; null where it can. */
    refusal: refusalSchema.nullable(),
    openRequests: z.int(),
    openLimit: z.int(),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
