import { PASSWORD_RULES } from '@lectern/rules/password-rules';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';

/** Whether the reader can change the password here, and by which rule. */
export const getPasswordState = endpoint({
  methods: ['GET'],
  path: '/find/userInfo/updatePwdFlag',
  origin: 'spec',
  access: { patron: ['change-password'] },
  summary: 'Whether and by which rule the reader can change the password',
  input: z.object({}),
  output: z.object({
    /** '0' if another system keeps the password. */
    updatePwdFlag: z.enum(['0', '1']),
    rule: z.enum(PASSWORD_RULES),
    /** What the new password must not be. */
    account: z.string(),
    /** Null if it was never changed. */
    changedAt: instant.nullable(),
  }),
  errors: [],
});
