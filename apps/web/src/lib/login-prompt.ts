import { externalStore } from './external-store.ts';

/**
 * Why the login dialog is open: the reader asked for it, an action needs it, or the session ended. `expired`: the page is still there with
 * all that was typed; `expired-page`: it was a page of the reader's own, which nobody may see any more.
 */
export type LoginReason = 'asked' | 'needed' | 'expired' | 'expired-page';

/** Undefined while the dialog is closed. */
export const loginPrompt = externalStore<LoginReason | undefined>(undefined);

export function openLogin(reason: LoginReason = 'asked'): void {
  // The first reason stays: `expired` explains more than a later `needed`.
  loginPrompt.set((now) => now ?? reason);
}

/** Notes that the page under the dialog was taken away because the session ended. */
export function notePageClosed(): void {
  loginPrompt.set((now) => (now === 'expired' ? 'expired-page' : now));
}

export function closeLogin(): void {
  loginPrompt.set(undefined);
}
