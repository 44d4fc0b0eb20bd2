import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ALLIANCE_MESSAGE_REFUSED, ALLIANCE_OFF } from './errors.ts';

/** The longest signed message, in characters. */
export const MAX_ALLIANCE_MESSAGE = 200_000;

/** Takes a signed message of another server and answers it with a signed message (docs/alliance.md). */
export const exchangeAllianceMessage = endpoint({
  methods: ['POST'],
  path: '/alliance/exchange',
  origin: 'ours',
  access: 'public',
  summary: 'Messages between servers of the alliance',
  input: z.object({
    /** A JSON Web Signature in the compact form. */
    message: z
      .string()
      .max(MAX_ALLIANCE_MESSAGE)
      .regex(/^[\w.-]+$/),
  }),
  output: z.object({ message: z.string() }),
  errors: [ALLIANCE_OFF, ALLIANCE_MESSAGE_REFUSED],
  carriesSecrets: true,
  rateLimit: { max: 1200, windowSeconds: 60 },
});
