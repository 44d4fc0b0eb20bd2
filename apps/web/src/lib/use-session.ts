import { ApiError } from '@lectern/contracts/kernel/client';
import { signOut as signOutCall } from '@lectern/contracts/people/auth/sign-out';
import { api } from './api.ts';
import { throwAway } from './kept/kept-page.ts';
import { closeLogin, type LoginReason, openLogin } from './login-prompt.ts';
import { loseSession } from './lose-session.ts';
import { forgetReadersAnswers } from './query-client.ts';
import { forgetSession, session } from './session-store.ts';
import { type StoredUser, sessionStore } from './storage.ts';
import { forgetTabStars } from './tab-stars.ts';
import { useExternalStore } from './use-external-store.ts';

export interface Session {
  readonly signedIn: boolean;
  /** The reader asked to stay signed in on this computer. */
  readonly stays: boolean;
  /** Undefined for a moment after signing in, until the name is known. */
  readonly user: StoredUser | undefined;
  readonly openLogin: (reason?: LoginReason) => void;
  /**
   * Rejects with LOGOUT_BLOCKED where the account may not sign out, unless `even` is 'blocked'. If the connection is lost, the session ends
   * in this browser.
   */
  readonly signOut: (how?: { readonly even: 'blocked' }) => Promise<void>;
}

/** Who is signed in, and how to change that. */
export function useSession(): Session {
  const now = useExternalStore(session);
  return {
    signedIn: now !== undefined,
    stays: now?.stays ?? false,
    user: now?.user,
    openLogin,
    signOut: endSession,
  };
}

async function endSession(how?: { readonly even: 'blocked' }): Promise<void> {
  await api.call(signOutCall, {}).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'LOGOUT_BLOCKED' && !how) throw error;
  });
  closeLogin();
  throwAway();
  forgetSession();
  forgetTabStars();
  sessionStore.remove('waitingQuestion');
  forgetReadersAnswers();
}

/** Ends the session of a reader who left the computer: at once here, whatever the server says. What was typed is kept for them. */
export function endIdleSession(): void {
  void api.call(signOutCall, {}).catch(() => undefined);
  closeLogin();
  loseSession();
  forgetTabStars();
  sessionStore.remove('waitingQuestion');
}
