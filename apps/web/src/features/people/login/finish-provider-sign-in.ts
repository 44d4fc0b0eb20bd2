import { finishSignIn } from '@lectern/contracts/people/identity/finish-sign-in';
import { api } from '../../../lib/api.ts';
import { type EntryOutcome, followEntry } from '../../../lib/follow-entry.ts';
import { forgetSession } from '../../../lib/session-store.ts';

/** Unified authentication, as the specification numbers the ways to sign in. */
const LOGIN_TYPE = 4;

/** Exchanges the ticket that a provider's answer led here with. If refused, there is no session, and it rejects with the ApiError. */
export async function finishProviderSignIn(
  ticket: string,
): Promise<{ readonly outcome: EntryOutcome; readonly returnTo: string }> {
  try {
    const { returnTo, ...entry } = await api.call(finishSignIn, { ticket });
    return { outcome: await followEntry(entry, LOGIN_TYPE), returnTo };
  } catch (error) {
    forgetSession();
    throw error;
  }
}
