import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGIN_METHOD_OFF } from '../auth/errors.ts';

/** The address of the learning app's sign-in for this browser (docs/integrate.md), valid for ten minutes. */
export const beginPassportSignIn = endpoint({
  methods: ['POST'],
  path: '/oga/beginPassportLogin',
  origin: 'ours',
  access: 'public',
  summary: 'Begin to sign in by the learning-app passport',
  input: z.object({}),
  output: z.object({ address: z.url() }),
  errors: [LOGIN_METHOD_OFF],
  rateLimit: { max: 30, windowSeconds: 60 },
});
