import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import { implement } from '../../../../platform/http/implement.ts';
import { findAccount } from '../../account/accounts.ts';
import { findReachable } from '../../account/reachable.ts';
import { shownContact } from '../../account/shown-contact.ts';
import { needsPassword } from '../bind-contact.ts';
import { bindsLeft, canSend, timesLeft } from '../daily-limits.ts';

export const getContactsCall = implement(getContacts)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const account = await findAccount(deps, tenant.id, patron.id);
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  if (!account || !reader) return refuse(SESSION_REQUIRED);
  return {
    email: shownContact(account.email, account.emailVerified),
    phone: shownContact(account.phone, account.phoneVerified),
    emailFlag: account.emailVerified ? '1' : '0',
    phoneFlag: account.phoneVerified ? '1' : '0',
    canMail: canSend(deps, tenant, 'mail'),
    canPhone: canSend(deps, tenant, 'phone'),
    needsPassword: await needsPassword(deps, context, reader),
    remainTimes: await timesLeft(deps, tenant, 'phone', patron.id),
    mailCodeTimes: await timesLeft(deps, tenant, 'mail', patron.id),
    bindTimes: await bindsLeft(deps, tenant, patron.id),
  };
});
