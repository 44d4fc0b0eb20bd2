import { bindPhone } from '@lectern/contracts/people/contacts/bind-phone';
import { implement } from '../../../../platform/http/implement.ts';
import { bindContact } from '../bind-contact.ts';

export const bindPhoneCall = implement(bindPhone)(({ input: { phone, code, password }, context, deps }) =>
  bindContact(deps, context, { kind: 'phone', contact: phone, code, password }),
);
