import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, SIGN_IN_AGAIN } from '../auth/errors.ts';
import { wirePassword } from '../contacts/fields.ts';
import { SECOND_CODE_WRONG, TWO_STEPS_CHANGED } from './errors.ts';
import { recoveryCodes, secondCode } from './fields.ts';

/** Makes new recovery codes in place of the old ones. */
export const renewRecoveryCodes = endpoint({
  methods: ['POST'],
  path: '/oga/secondFactor/renewCodes',
  origin: 'ours',
  access: 'patron',
  summary: 'Make new recovery codes',
  input: z.object({ code: secondCode, password: wirePassword.optional() }),
  output: z.object({ recoveryCodes }),
  errors: [
    CREDENTIALS_WRONG,
    ILS_UNAVAILABLE,
    LOGIN_LOCKED,
    SECOND_CODE_WRONG,
    SIGN_IN_AGAIN,
    TWO_STEPS_CHANGED,
  ],
});
