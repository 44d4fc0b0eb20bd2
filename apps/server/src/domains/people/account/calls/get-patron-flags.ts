import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { implement } from '../../../../platform/http/implement.ts';
import { findAccount } from '../accounts.ts';
import { shownContact } from '../shown-contact.ts';

export const getPatronFlagsCall = implement(getPatronFlags)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const account = await findAccount(deps, tenant.id, patron.id);
  if (!account) return refuse(SESSION_REQUIRED);
  // In a step of a sign-in only the password has been proved.
  const show = patron.purpose === 'full' ? (contact: string) => contact : shownContact;
  return {
    emailFlag: wireFlag(account.emailVerified),
    phoneFlag: wireFlag(account.phoneVerified),
    pdaRuleFlag: wireFlag(account.pdaRuleSeen),
    fristLoginFlag: wireFlag(account.tourSeen),
    email: show(account.email, account.emailVerified),
    phone: show(account.phone, account.phoneVerified),
    sduUnionLoanFlag: tenant.settings.public.sduUnionLoanFlag,
  };
});

function wireFlag(isSet: boolean): '0' | '1' {
  return isSet ? '1' : '0';
}
