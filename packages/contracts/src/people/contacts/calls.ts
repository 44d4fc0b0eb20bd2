import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { bindMailOrPhone } from './bind-mail-or-phone.ts';
import { bindPhone } from './bind-phone.ts';
import { getContacts } from './get-contacts.ts';
import { getMailCodeTimes } from './get-mail-code-times.ts';
import { getPhoneCodeTimes } from './get-phone-code-times.ts';
import { sendBindMailCode } from './send-bind-mail-code.ts';
import { sendBindPhoneCode } from './send-bind-phone-code.ts';
import { updateContact } from './update-contact.ts';

export const CONTACTS_CALLS: readonly AnyEndpoint[] = [
  bindMailOrPhone,
  bindPhone,
  getContacts,
  getMailCodeTimes,
  getPhoneCodeTimes,
  sendBindMailCode,
  sendBindPhoneCode,
  updateContact,
];
