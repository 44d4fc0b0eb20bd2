import { getPatronFlags } from '@lectern/contracts/account/get-patron-flags';
import { getSessionUser } from '@lectern/contracts/auth/get-session-user';
import { signIn } from '@lectern/contracts/auth/sign-in';
import { api } from '../../lib/api.ts';
import { forgetSession, keepSession, keepUser } from '../../lib/session-store.ts';
import { localStore, mappingPath } from '../../lib/storage.ts';

/** What the form holds when it is sent. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly code: string;
  readonly codeKey: string;
}

/**
 * Signs in and learns who it is (specification 1, section 4). A refusal leaves no session behind and rejects with its ApiError.
 * The cipher is fetched on first use: it is needed by nothing else.
 */
export async function signInReader({ account, password, code, codeKey }: Credentials): Promise<void> {
  try {
    const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
    const session = await api.call(signIn, {
      username: account,
      password: encryptWirePassword(password),
      verifyCode: code,
      codeKey,
      mappingPath,
      loginSystem: 1,
    });
    keepSession(session.jwtHeader, session.jwt);
    localStore.write('loginType', 1);
    const [user, flags] = await Promise.all([api.call(getSessionUser, {}), api.call(getPatronFlags, {})]);
    keepUser(user);
    localStore.write('fristLoginFlag', flags.fristLoginFlag);
  } catch (error) {
    forgetSession();
    throw error;
  }
}
