import { ApiError } from '@lectern/contracts/kernel/client';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import type { signIn } from '@lectern/contracts/people/auth/sign-in';
import { api } from './api.ts';
import { currentLanguage } from './language.ts';
import { sendNotedConsent } from './noted-consent.ts';
import { loadSearchSettings } from './preferred-search.ts';
import { forgetSession, keepSession, keepUser } from './session-store.ts';
import { forgetStep, keepStep, signInStep } from './sign-in-step.ts';
import { STEP_PATHS } from './step-paths.ts';
import { type LoginType, localStore, type SignInStep } from './storage.ts';
import { noteFirstLoginFlag } from './tour.ts';

/** Specification 1, section 9: how long the message about an old password stands before the page for a new one. */
const OLD_PASSWORD_MS = 3000;
/** The data of the answer that the password has not been changed for a long time. */
const OLD_PASSWORD = 10_000;

/** A session that a call opened, as every way of signing in answers it. */
export type Entry = OutputOf<(typeof signIn)['output']>;

/** What follows a sign-in: nothing, or a page for one more step, after a message if there is one. */
export type EntryOutcome =
  | { readonly kind: 'signed-in' }
  | {
      readonly kind: 'step';
      readonly path: string;
      readonly message: string;
      readonly afterMs: number;
    };

/**
 * Keeps the session that a sign-in, or the last step of one, opened, and loads who the reader is. If something else is to be done first,
 * the session of this step is kept apart: the reader counts as not signed in. `stays`: the reader asked to stay signed in here; by default
 * what was asked before the step.
 */
export async function followEntry(
  entry: Entry,
  loginType: LoginType,
  stays = signInStep.get()?.stays ?? false,
): Promise<EntryOutcome> {
  const { jwtHeader: header, jwt: token, next } = entry;
  if (next !== '') return beginStep({ header, token, step: next, message: '', loginType, stays }, 0);
  forgetStep();
  keepSession(header, token, stays);
  localStore.write('loginType', loginType);
  try {
    const [user, flags] = await Promise.all([
      api.call(getSessionUser, {}),
      api.call(getPatronFlags, {}),
      loadSearchSettings(),
      sendNotedConsent(),
    ]);
    keepUser(user);
    noteFirstLoginFlag(flags.fristLoginFlag);
  } catch (error) {
    forgetSession();
    throw error;
  }
  return { kind: 'signed-in' };
}

/** What follows if a sign-in was answered by a demand for a new password (specification 1, section 4). Undefined for any other error. */
export function followPasswordDemand(
  error: unknown,
  loginType: LoginType,
  stays = signInStep.get()?.stays ?? false,
): EntryOutcome | undefined {
  if (!(error instanceof ApiError) || error.code !== '200') return undefined;
  const { jwtHeader, jwt } = error.details;
  if (typeof jwtHeader !== 'string' || typeof jwt !== 'string') return undefined;
  const { message } = error;
  const step = { header: jwtHeader, token: jwt, step: 'modifyPassword', message, loginType, stays } as const;
  return beginStep(step, error.data === OLD_PASSWORD ? OLD_PASSWORD_MS : 0);
}

function beginStep(step: SignInStep, afterMs: number): EntryOutcome {
  forgetSession();
  keepStep({ ...step, messageIn: currentLanguage() });
  return { kind: 'step', path: STEP_PATHS[step.step], message: step.message, afterMs };
}
