import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGIN_LOCKED } from '../auth/errors.ts';
import { ENROLMENT_EXPIRED, SECOND_CODE_WRONG, TWO_STEPS_CHANGED, TWO_STEPS_OFF } from './errors.ts';
import { appCode, recoveryCodes } from './fields.ts';

/** Switches two-step sign-in on by a code of the app that has the secret. Answers the recovery codes, which nobody can read again. */
export const confirmTwoSteps = endpoint({
  methods: ['POST'],
  path: '/oga/secondFactor/confirm',
  origin: 'ours',
  access: 'patron',
  summary: 'Switch two-step sign-in on',
  input: z.object({ code: appCode }),
  output: z.object({ recoveryCodes }),
  errors: [ENROLMENT_EXPIRED, LOGIN_LOCKED, SECOND_CODE_WRONG, TWO_STEPS_CHANGED, TWO_STEPS_OFF],
});
