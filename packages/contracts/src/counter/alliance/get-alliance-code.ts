import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { ALLIANCE_ACCOUNT_BLOCKED, ALLIANCE_OFF } from './errors.ts';

/**
 * Makes the reader's authorization code, which proves to the libraries of the alliance for five minutes that this library answers for the
 * reader. It is used once; the code before it is void.
 */
export const getAllianceCode = endpoint({
  methods: ['GET'],
  path: '/find/sduUnionUser/login',
  origin: 'spec',
  access: 'patron',
  summary: 'A code that proves membership in the alliance',
  input: z.object({}),
  output: z.object({ code: z.string(), secondsLeft: z.int() }),
  errors: [ALLIANCE_OFF, ALLIANCE_ACCOUNT_BLOCKED, PATRON_NOT_FOUND, ILS_UNAVAILABLE],
  rateLimit: { max: 30, windowSeconds: 60 },
});
