import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** What a change of how the reader signs in needs besides the session: nothing, the password, or a new sign-in. */
export const CONFIRMATIONS = ['none', 'password', 'sign-in'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** Whether the reader signs in with a code besides the password. */
export const getTwoSteps = endpoint({
  methods: ['GET'],
  path: '/oga/secondFactor/state',
  origin: 'ours',
  access: 'patron',
  summary: 'Whether the reader signs in in two steps',
  input: z.object({}),
  output: z.object({
    /** Whether the library offers it to readers who do not have it yet. */
    isOffered: z.boolean(),
    /** Instant; null where it is off. */
    since: z.string().nullable(),
    recoveryCodesLeft: z.int(),
    /** What switching it on needs, and what switching it off needs besides a code. */
    confirmation: z.enum(CONFIRMATIONS),
    confirmationToEnd: z.enum(CONFIRMATIONS),
  }),
  errors: [],
});
