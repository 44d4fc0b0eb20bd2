import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { beginPasskeySignIn } from '@lectern/contracts/people/passkeys/begin-passkey-sign-in';
import { implement } from '../../../../platform/http/implement.ts';
import { issueChallenge } from '../challenges.ts';
import { offeredParty } from '../offered-party.ts';
import { presentUseOptions } from '../present-options.ts';

/** A login page that offers passkeys in the field of the account waits with them. */
const ANSWER_SECONDS = 10 * 60;

export const beginPasskeySignInCall = implement(beginPasskeySignIn)(async ({ context, deps }) => {
  const { tenant, browser } = context;
  const party = offeredParty(deps, tenant);
  if (!party) return refuse(LOGIN_METHOD_OFF);
  const challenge = await issueChallenge(deps, tenant, {
    purpose: 'passkey-sign-in',
    payload: {},
    browser: browser.begin(),
    seconds: ANSWER_SECONDS,
  });
  return presentUseOptions({ challenge, seconds: ANSWER_SECONDS, party });
});
