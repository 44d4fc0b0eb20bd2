import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/**
 * Whether a reader may stay signed in on this computer (signIn, `staySignedIn`): not where the library does not offer it, nor in the
 * networks of computers that many readers use.
 */
export const mayStaySignedIn = endpoint({
  methods: ['GET'],
  path: '/oga/session/mayStay',
  origin: 'ours',
  access: 'public',
  summary: 'Whether a reader may stay signed in here',
  input: z.object({}),
  output: z.object({
    /** For how many days; 0 where nobody may. */
    days: z.int(),
  }),
  errors: [],
});
