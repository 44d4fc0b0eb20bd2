import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { beginPassportSignIn } from '@lectern/contracts/people/handover/begin-passport-sign-in';
import { implement } from '../../../../platform/http/implement.ts';
import { issueTicket } from '../../../../platform/tickets/tickets.ts';
import { audienceOf } from '../accept-token.ts';
import '../passport.ts';

const STATE_SECONDS = 10 * 60;

export const beginPassportSignInCall = implement(beginPassportSignIn)(async ({ context, deps }) => {
  const { passportLogin, passportLoginUrl } = context.tenant.settings.public;
  if (passportLogin !== '1' || !/^https?:/.test(passportLoginUrl)) return refuse(LOGIN_METHOD_OFF);
  const state = await issueTicket(deps.db, {
    tenantId: context.tenant.id,
    purpose: 'passport-state',
    payload: {},
    browser: context.browser.begin(),
    seconds: STATE_SECONDS,
    now: deps.clock.now(),
  });
  const address = new URL(passportLoginUrl);
  const audience = audienceOf(context);
  for (const [name, value] of Object.entries({ audience, state, return: `${audience}/` }))
    address.searchParams.set(name, value);
  return { address: address.href };
});
