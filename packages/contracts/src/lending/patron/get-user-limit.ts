import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** Whether this reader may borrow and renew now, and what stands against it, the gravest first. */
export const getUserLimit = endpoint({
  methods: ['GET'],
  path: '/find/user/userLimit',
  origin: 'spec',
  access: 'patron',
  summary: 'What the reader may not do now, and why',
  input: z.object({}),
  output: z.object({
    canBorrow: z.boolean(),
    canRenew: z.boolean(),
    /** Codes of the error catalogue with their words. */
    limits: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
