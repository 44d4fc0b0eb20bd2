import * as z from 'zod';
import { STEP_PURPOSES } from '../../kernel/access.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGOUT_BLOCKED } from './errors.ts';

/** Revokes the session. A guaranteed account may not (document 1, section 4). */
export const signOut = endpoint({
  methods: ['POST'],
  path: '/oga/logout',
  origin: 'spec',
  access: { patron: STEP_PURPOSES },
  summary: 'Sign out',
  clearsCache: true,
  input: z.object({}),
  output: z.object({}),
  errors: [LOGOUT_BLOCKED],
});
