import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** How much readers of this reader's group may have, and how much of it this reader has. */
export const getGroupLimit = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/getUserGroupLimit',
  origin: 'spec',
  access: 'patron',
  summary: "The limits of the reader's group",
  input: z.object({}),
  output: z.object({
    groupName: z.string(),
    /** All item types together; null without a limit. */
    maxLoans: z.int().nullable(),
    loanCount: z.int(),
    /** How many more can be borrowed; null without a limit. */
    loansLeft: z.int().nullable(),
    /** Requests that wait for a copy, and copies that are kept for the reader. */
    requestsWaiting: z.int(),
    requestsReady: z.int(),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
