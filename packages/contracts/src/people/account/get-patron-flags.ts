import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** What is verified and what was shown, as '0' and '1' (document 1, section 3, "Mail/phone info"). */
export const getPatronFlags = endpoint({
  methods: ['GET'],
  path: '/find/userInfo/getUserInfoCheck',
  origin: 'spec',
  // A reader who must bind a contact first is asked for the one that is missing.
  access: { patron: ['bind-contact'] },
  summary: 'Verification and first-login flags',
  input: z.object({}),
  output: z.object({
    emailFlag: z.enum(['0', '1']),
    phoneFlag: z.enum(['0', '1']),
    pdaRuleFlag: z.enum(['0', '1']),
    /** '0' until the tour was seen; the specification's spelling. */
    fristLoginFlag: z.enum(['0', '1']),
    /** In a step of a sign-in, verified contacts are shortened. */
    email: z.string(),
    phone: z.string(),
    sduUnionLoanFlag: z.enum(['0', '1']),
  }),
  errors: [],
});
