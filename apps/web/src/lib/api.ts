import { ApiError, type Client, createClient } from '@lectern/contracts/kernel/client';
import { groupCode } from './group-code.ts';
import { currentLanguage } from './language.ts';
import { openLogin } from './login-prompt.ts';
import { forgetSession, session } from './session-store.ts';
import { forgetStep, signInStep } from './sign-in-step.ts';
import { mappingPath } from './storage.ts';

export const API_BASE: string = import.meta.env.VITE_API_BASE ?? '/api';

/** The reader's session, or that of the step that their sign-in needs. */
function currentSession() {
  return session.get() ?? signInStep.get();
}

const client = createClient({
  baseUrl: API_BASE,
  fetch: (url, init) => fetch(url, init),
  mappingPath: () => mappingPath,
  groupCode,
  language: currentLanguage,
  session: currentSession,
});

/**
 * The client of every call. If the session is lost (specification 1, section 4), it is forgotten and the login dialog opens over the
 * page, so that nothing typed there is lost. The caller gets the ApiError too.
 */
export const api: Client = {
  call: (contract, input, options) => forgettingLostSession(() => client.call(contract, input, options)),
  download: (contract, input, options) =>
    forgettingLostSession(() => client.download(contract, input, options)),
  upload: (contract, input, file, options) =>
    forgettingLostSession(() => client.upload(contract, input, file, options)),
};

async function forgettingLostSession<T>(send: () => Promise<T>): Promise<T> {
  const tokenSent = currentSession()?.token;
  try {
    return await send();
  } catch (error) {
    // A late answer to a call of an earlier session does not concern the present session.
    if (isSessionLost(error) && tokenSent === currentSession()?.token) {
      forgetSession();
      forgetStep();
      openLogin(tokenSent ? 'expired' : 'needed');
    }
    throw error;
  }
}

export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === '401');
}
