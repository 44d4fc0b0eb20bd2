import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** The reader's contacts, and what can be done with them today. */
export const getContacts = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/getContactMess',
  origin: 'spec',
  access: { patron: ['bind-contact'] },
  summary: 'Contacts of the reader',
  input: z.object({}),
  output: z.object({
    /** Empty if there is none; a verified one is shortened (`r***@example.org`, `138****8000`). */
    email: z.string(),
    phone: z.string(),
    emailFlag: z.enum(['0', '1']),
    phoneFlag: z.enum(['0', '1']),
    /** Whether the library can send codes in this way. */
    canMail: z.boolean(),
    canPhone: z.boolean(),
    /** Whether a change needs the password. */
    needsPassword: z.boolean(),
    /** What is left of the day: codes by phone and by mail, and changes. */
    remainTimes: z.int(),
    mailCodeTimes: z.int(),
    bindTimes: z.int(),
  }),
  errors: [],
});
