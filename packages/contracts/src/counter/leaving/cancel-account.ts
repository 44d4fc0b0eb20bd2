import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { applicationView } from './application.ts';
import { LEAVING_ELSEWHERE, LEAVING_NOT_CONFIRMED, LEAVING_OUTSTANDING } from './errors.ts';

/** Cancels the account of the reader, who applied before. All sessions end, cards stop, and nobody signs in to the account any more. */
export const cancelAccount = endpoint({
  methods: ['GET'],
  path: '/find/userLogOut/userCancel',
  origin: 'spec',
  access: 'patron',
  summary: 'Cancel the own account',
  input: z.object({
    /** From `/find/userLogOut/apply`: a link that somebody else made cancels nothing. */
    confirmation: z.string().min(1).max(64),
  }),
  output: z.object({
    leftAt: z.string(),
    application: applicationView,
    /** For the certificate, as often as wanted in the next half hour. */
    certificate: z.string(),
  }),
  errors: [ILS_UNAVAILABLE, LEAVING_ELSEWHERE, LEAVING_NOT_CONFIRMED, LEAVING_OUTSTANDING, PATRON_NOT_FOUND],
});
