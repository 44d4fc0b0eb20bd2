import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGOUT_BLOCKED } from '../auth/errors.ts';
import { sentBesides } from '../identity/link-fields.ts';
import { HAND_OVER_REFUSED } from './errors.ts';

/**
 * Ends sessions from another system. With `jwt`, a partner's token with `"act": "logout"`: those of this reader that hand-overs of the
 * partner opened. Without: the session that the call comes with. Answers how many were ended.
 */
export const signOutElsewhere = endpoint({
  methods: ['POST'],
  path: '/oga/logoutForExternal',
  origin: 'spec',
  access: 'public',
  summary: 'End sessions from another system',
  input: z.object({ jwt: asCode(z.string().min(1).max(4000)).optional(), ...sentBesides }),
  output: z.object({ ended: z.int() }),
  errors: [HAND_OVER_REFUSED, LOGOUT_BLOCKED],
  rateLimit: { max: 60, windowSeconds: 60 },
});
