import { bindMailOrPhone } from '@lectern/contracts/people/contacts/bind-mail-or-phone';
import { implement } from '../../../../platform/http/implement.ts';
import { bindContact } from '../bind-contact.ts';

export const bindMailOrPhoneCall = implement(bindMailOrPhone)(
  ({ input: { mail, phone, code, password }, context, deps }) =>
    bindContact(deps, context, {
      kind: mail === undefined ? 'phone' : 'mail',
      contact: mail ?? phone ?? '',
      code,
      password,
    }),
);
