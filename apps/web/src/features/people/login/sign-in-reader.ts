import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { api } from '../../../lib/api.ts';
import { type EntryOutcome, followEntry, followPasswordDemand } from '../../../lib/follow-entry.ts';
import { forgetSession } from '../../../lib/session-store.ts';
import { mappingPath } from '../../../lib/storage.ts';

/** The content of the form when it is sent. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly code: string;
  readonly codeKey: string;
  /** The work that the code asked for. */
  readonly proof: Promise<string> | undefined;
}

/** Account and password, as the specification numbers the ways to sign in. */
const LOGIN_TYPE = 1;

/**
 * Signs in and loads who the reader is (specification 1, section 4), or begins the step that has to be done first. If refused, there is no
 * session, and it rejects with the ApiError. The code of the cipher is loaded on first use, because nothing else needs it.
 */
export async function signInReader({
  account,
  password,
  code,
  codeKey,
  proof,
}: Credentials): Promise<EntryOutcome> {
  try {
    const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
    const entry = await api.call(signIn, {
      username: account,
      password: encryptWirePassword(password),
      verifyCode: code,
      codeKey,
      ...(proof && { proof: await proof }),
      mappingPath,
      loginSystem: 1,
    });
    return await followEntry(entry, LOGIN_TYPE);
  } catch (error) {
    const demand = followPasswordDemand(error, LOGIN_TYPE);
    if (demand) return demand;
    forgetSession();
    throw error;
  }
}
