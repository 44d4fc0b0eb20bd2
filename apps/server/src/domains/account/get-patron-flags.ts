import { getPatronFlags } from '@lectern/contracts/account/get-patron-flags';
import type { Bit } from '../../platform/db/codecs.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { implement } from '../../platform/http/implement.ts';
import { findProfile } from './profile.ts';

export const getPatronFlagsCall = implement(getPatronFlags)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const profile = await findProfile(deps.db, tenant.id, patron.id);
  if (!profile) throw new CallError('SESSION_REQUIRED');
  return {
    emailFlag: wireFlag(profile.email_verified),
    phoneFlag: wireFlag(profile.phone_verified),
    pdaRuleFlag: wireFlag(profile.pda_rule_seen),
    fristLoginFlag: wireFlag(profile.tour_seen),
    email: profile.email,
    phone: profile.phone,
    sduUnionLoanFlag: tenant.settings.public.sduUnionLoanFlag,
  };
});

function wireFlag(bit: Bit): '0' | '1' {
  return bit === 1 ? '1' : '0';
}
