import type { Client } from '@lectern/contracts/kernel/client';
import { guardedClient } from './guarded-client.ts';
import { openLogin } from './login-prompt.ts';
import { forgetSession, session } from './session-store.ts';
import { forgetStep, signInStep } from './sign-in-step.ts';

/**
 * The client of every call that a reader makes, with their session or that of the step that their sign-in needs. If the session is lost
 * (specification 1, section 4), it is forgotten and the login dialog opens over the page, so that nothing typed there is lost.
 */
export const api: Client = guardedClient({
  current: () => session.get() ?? signInStep.get(),
  onLost(tokenSent) {
    forgetSession();
    forgetStep();
    openLogin(tokenSent ? 'expired' : 'needed');
  },
});
