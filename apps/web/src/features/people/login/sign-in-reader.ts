import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { api } from '../../../lib/api.ts';
import { type EntryOutcome, followEntry, followPasswordDemand } from '../../../lib/follow-entry.ts';
import { forgetSession } from '../../../lib/session-store.ts';
import { mappingPath } from '../../../lib/storage.ts';

/** The content of the form when it is sent. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
  /** Whether to stay signed in on this computer. */
  readonly stays: boolean;
  /** Undefined where no code was asked for. */
  readonly captcha: AnsweredCaptcha | undefined;
}

/** The code of a captcha, as it was typed, and the work that it asked for. */
export interface AnsweredCaptcha {
  readonly code: string;
  readonly codeKey: string;
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
  stays,
  captcha,
}: Credentials): Promise<EntryOutcome> {
  try {
    const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
    const entry = await api.call(signIn, {
      username: account,
      password: encryptWirePassword(password),
      ...(captcha && {
        verifyCode: captcha.code,
        codeKey: captcha.codeKey,
        ...(captcha.proof && { proof: await captcha.proof }),
      }),
      mappingPath,
      ...(stays && { staySignedIn: true }),
      loginSystem: 1,
    });
    return await followEntry(entry, LOGIN_TYPE, stays);
  } catch (error) {
    const demand = followPasswordDemand(error, LOGIN_TYPE, stays);
    if (demand) return demand;
    forgetSession();
    throw error;
  }
}
