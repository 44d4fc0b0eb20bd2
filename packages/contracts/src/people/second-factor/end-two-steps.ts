import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, SIGN_IN_AGAIN } from '../auth/errors.ts';
import { wirePassword } from '../contacts/fields.ts';
import { SECOND_CODE_WRONG, TWO_STEPS_CHANGED } from './errors.ts';
import { secondCode } from './fields.ts';

/** Switches two-step sign-in off. */
export const endTwoSteps = endpoint({
  methods: ['POST'],
  path: '/oga/secondFactor/end',
  origin: 'ours',
  access: 'patron',
  summary: 'Switch two-step sign-in off',
  input: z.object({ code: secondCode, password: wirePassword.optional() }),
  output: z.object({}),
  errors: [
    CREDENTIALS_WRONG,
    ILS_UNAVAILABLE,
    LOGIN_LOCKED,
    SECOND_CODE_WRONG,
    SIGN_IN_AGAIN,
    TWO_STEPS_CHANGED,
  ],
});
