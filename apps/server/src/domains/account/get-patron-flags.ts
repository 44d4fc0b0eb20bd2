import { getPatronFlags } from '@lectern/contracts/patron/get-patron-flags';
import { CallError } from '../../call-error.ts';
import type { Bit } from '../../db/codecs.ts';
import { implement } from '../../http/implement.ts';
import { findProfile } from './patron-store.ts';

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
