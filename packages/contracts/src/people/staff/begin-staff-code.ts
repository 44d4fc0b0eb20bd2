import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { TWO_STEPS_OFF } from '../second-factor/errors.ts';

/** Makes a secret for an app that shows codes. Nothing changes until confirmStaffCode, for which there are 15 minutes. */
export const beginStaffCode = endpoint({
  methods: ['POST'],
  path: '/staff/code/begin',
  origin: 'ours',
  access: 'staff',
  summary: 'Make a secret for an app that shows codes',
  input: z.object({}),
  output: z.object({ secret: z.string(), img: z.string(), address: z.string() }),
  errors: [TWO_STEPS_OFF],
  rateLimit: { max: 20, windowSeconds: 60 },
});
