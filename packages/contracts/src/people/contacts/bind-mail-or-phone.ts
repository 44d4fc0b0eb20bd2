import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { documentedChoice } from '../../kernel/input-document.ts';
import { BINDING_ERRORS, boundContact } from './bound-contact.ts';
import { code, mail, phone, wirePassword } from './fields.ts';

/**
 * Binds a mail address or a phone to which a code was sent. A reader who has a verified contact, or who signed in some minutes ago, gives
 * the password too.
 */
export const bindMailOrPhone = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/bindMailAndPhone/updateUserMailAndPhone',
  origin: 'spec',
  access: { patron: ['bind-contact'] },
  summary: 'Binds a mail address or a phone by its code',
  input: documentedChoice(
    z
      .object({ mail: mail.optional(), phone: phone.optional(), code, password: wirePassword.optional() })
      .refine((given) => (given.mail === undefined) !== (given.phone === undefined), {
        error: 'mail or phone',
        path: ['mail'],
      }),
    'mail',
    'phone',
  ),
  output: boundContact,
  errors: BINDING_ERRORS,
  carriesSecrets: true,
});
