import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { beginStaffPasskeySignIn } from '@lectern/contracts/people/staff/begin-staff-passkey-sign-in';
import { implement } from '../../../../platform/http/implement.ts';
import { issueChallenge } from '../../passkeys/challenges.ts';
import { staffParty } from '../../passkeys/offered-party.ts';
import { presentUseOptions } from '../../passkeys/present-options.ts';

const ANSWER_SECONDS = 5 * 60;

export const beginStaffPasskeySignInCall = implement(beginStaffPasskeySignIn)(async ({ context, deps }) => {
  const { tenant, browser } = context;
  const party = staffParty(deps, tenant);
  if (!party) return refuse(LOGIN_METHOD_OFF);
  const challenge = await issueChallenge(deps, tenant, {
    purpose: 'staff-passkey-sign-in',
    payload: {},
    browser: browser.begin(),
    seconds: ANSWER_SECONDS,
  });
  return presentUseOptions({ challenge, seconds: ANSWER_SECONDS, party });
});
