import type { Client } from '@lectern/contracts/kernel/client';
import { guardedClient } from './guarded-client.ts';
import { openLogin } from './login-prompt.ts';
import { loseSession } from './lose-session.ts';
import { session } from './session-store.ts';
import { forgetStep, signInStep } from './sign-in-step.ts';

/**
 * The client of every call that a reader makes, with their session or that of the step that their sign-in needs. If the session is lost
 * (specification 1, section 4), it is forgotten, what was typed is kept for its reader, and the login dialog opens.
 */
export const api: Client = guardedClient({
  current: () => session.get() ?? signInStep.get(),
  onLost(tokenSent) {
    loseSession();
    forgetStep();
    openLogin(tokenSent ? 'expired' : 'needed');
  },
});
