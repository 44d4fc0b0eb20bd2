import { CONTACT_KINDS } from '@lectern/rules/contact-forms';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Whether the reader has verified the contacts that the library asks for (`bindMailOrPhone`). */
export const getCertificationStatus = endpoint({
  methods: ['GET'],
  path: '/find/user/getCertificationStatus',
  origin: 'spec',
  access: 'patron',
  summary: "Whether the reader's contacts are verified",
  input: z.object({}),
  output: z.object({
    certified: z.boolean(),
    emailFlag: z.enum(['0', '1']),
    phoneFlag: z.enum(['0', '1']),
    /** Contacts that are still to be verified: each of them, or one of them if `anyOne`. */
    missing: z.array(z.enum(CONTACT_KINDS)),
    anyOne: z.boolean(),
  }),
  errors: [],
});
