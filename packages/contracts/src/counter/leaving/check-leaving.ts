import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { CONFIRMATIONS } from '../../people/second-factor/get-two-steps.ts';
import { applicationView } from './application.ts';
import { LEAVING_ELSEWHERE } from './errors.ts';
import { outstandingView } from './outstanding-view.ts';

/** Whether the reader can leave, and what is outstanding if not. */
export const checkLeaving = endpoint({
  methods: ['GET'],
  path: '/find/userLogOut/doUserLogOutOperationCheck',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether the account can be cancelled',
  input: z.object({}),
  output: z.object({
    allowed: z.boolean(),
    outstanding: z.array(outstandingView),
    /** What `apply` needs besides the session. */
    confirmation: z.enum(CONFIRMATIONS),
    /** The application, filled in as far as the library knows the reader. */
    application: applicationView,
  }),
  errors: [ILS_UNAVAILABLE, LEAVING_ELSEWHERE, PATRON_NOT_FOUND],
});
