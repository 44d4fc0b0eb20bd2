import { getPatronFlags } from '@lectern/contracts/account/get-patron-flags';
import { getSessionUser } from '@lectern/contracts/auth/get-session-user';
import { signIn } from '@lectern/contracts/auth/sign-in';
import { api } from '../../lib/api.ts';
import { loadSearchSettings } from '../../lib/preferred-search.ts';
import { forgetSession, keepSession, keepUser } from '../../lib/session-store.ts';
import { localStore, mappingPath } from '../../lib/storage.ts';

/** The content of the form when it is sent. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly code: string;
  readonly codeKey: string;
  /** The work that the code asked for. */
  readonly proof: Promise<string> | undefined;
}

/**
 * Signs in and loads who the reader is (specification 1, section 4). If refused, there is no session, and it rejects with the ApiError.
 * The code of the cipher is loaded on first use, because nothing else needs it.
 */
export async function signInReader({ account, password, code, codeKey, proof }: Credentials): Promise<void> {
  try {
    const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
    const session = await api.call(signIn, {
      username: account,
      password: encryptWirePassword(password),
      verifyCode: code,
      codeKey,
      ...(proof && { proof: await proof }),
      mappingPath,
      loginSystem: 1,
    });
    keepSession(session.jwtHeader, session.jwt);
    localStore.write('loginType', 1);
    const [user, flags] = await Promise.all([
      api.call(getSessionUser, {}),
      api.call(getPatronFlags, {}),
      loadSearchSettings(),
    ]);
    keepUser(user);
    localStore.write('fristLoginFlag', flags.fristLoginFlag);
  } catch (error) {
    forgetSession();
    throw error;
  }
}
