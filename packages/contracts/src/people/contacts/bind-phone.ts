import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { BINDING_ERRORS, boundContact } from './bound-contact.ts';
import { code, phone, wirePassword } from './fields.ts';

/** Binds a phone to which a code was sent; confirmed as bindMailOrPhone is. */
export const bindPhone = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/userInfo/checkPhonenumber',
  origin: 'spec',
  access: { patron: ['bind-contact'] },
  summary: 'Binds a phone by its code',
  input: z.object({ phone, code, password: wirePassword.optional() }),
  output: boundContact,
  errors: BINDING_ERRORS,
  carriesSecrets: true,
});
