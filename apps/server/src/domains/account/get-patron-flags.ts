import { getPatronFlags } from '@lectern/contracts/account/get-patron-flags';
import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import type { Bit } from '../../platform/db/codecs.ts';
import { implement } from '../../platform/http/implement.ts';
import { findProfile } from './profile.ts';

export const getPatronFlagsCall = implement(getPatronFlags)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const profile = await findProfile(deps.db, tenant.id, patron.id);
  if (!profile) return refuse(SESSION_REQUIRED);
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
