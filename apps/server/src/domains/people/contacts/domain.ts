import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { bindMailOrPhoneCall } from './calls/bind-mail-or-phone.ts';
import { bindPhoneCall } from './calls/bind-phone.ts';
import { getContactsCall } from './calls/get-contacts.ts';
import { getMailCodeTimesCall } from './calls/get-mail-code-times.ts';
import { getPhoneCodeTimesCall } from './calls/get-phone-code-times.ts';
import { sendBindMailCodeCall } from './calls/send-bind-mail-code.ts';
import { sendBindPhoneCodeCall } from './calls/send-bind-phone-code.ts';
import { updateContactCall } from './calls/update-contact.ts';

export const contacts: Domain = {
  calls: [
    bindMailOrPhoneCall,
    bindPhoneCall,
    getContactsCall,
    getMailCodeTimesCall,
    getPhoneCodeTimesCall,
    sendBindMailCodeCall,
    sendBindPhoneCodeCall,
    updateContactCall,
  ],
  // What operators changed; the reader's own changes are in the account.
  personal: [
    ownRows('contacts-changed-by-library', 'audit_entry', { columns: ['action', 'at'], reader: 'subject' }),
  ],
};
