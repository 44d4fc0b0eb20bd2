import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { visitSchema } from './visit.ts';

/**
 * What became of an attempt to sign in: `unfinished` had the right password and needed one more step, `wrong-code` had the right password
 * and a wrong code of the second step, `locked` came after too many wrong passwords.
 */
export const SIGN_IN_OUTCOMES = [
  'signed-in',
  'unfinished',
  'wrong-password',
  'wrong-code',
  'locked',
] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

/** Attempts to sign in to the reader's account, the newest first, as long as the library keeps them (policy `signInHistoryDays`). */
export const listSignIns = endpoint({
  methods: ['GET'],
  path: '/oga/session/history',
  origin: 'ours',
  access: 'patron',
  summary: 'Sign-ins to the reader’s account and failures',
  input: z.object(paging),
  output: z.object({
    total: z.int(),
    /** For how many days they are kept. */
    keptDays: z.int(),
    rows: z.array(visitSchema.extend({ at: z.string(), outcome: z.enum(SIGN_IN_OUTCOMES) })),
  }),
  errors: [],
});
