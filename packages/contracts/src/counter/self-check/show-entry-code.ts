import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SELF_CHECK_OFF } from './errors.ts';

/** Makes a one-time code with which the reader signs in at a station; the one before it is void. */
export const showEntryCode = endpoint({
  methods: ['POST'],
  path: '/selfCheck/phone/entryCode',
  origin: 'ours',
  access: 'patron',
  summary: 'Make a one-time code for signing in at a station',
  input: z.object({}),
  output: z.object({
    code: z.string(),
    /** The code as a picture (data address), for the scanner of the station. */
    img: z.string(),
    secondsLeft: z.int(),
  }),
  errors: [SELF_CHECK_OFF],
  rateLimit: { max: 30, windowSeconds: 60 },
});
