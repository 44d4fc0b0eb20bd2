import { externalStore } from './external-store.ts';

/** Why the login dialog is open: asked for, needed for what the reader wanted to do, or the session ended. */
export type LoginReason = 'asked' | 'needed' | 'expired';

/** Undefined while the dialog is closed. */
export const loginPrompt = externalStore<LoginReason | undefined>(undefined);

export function openLogin(reason: LoginReason = 'asked'): void {
  // An expired session is the better explanation: do not let a second, vaguer prompt replace it.
  loginPrompt.set((now) => now ?? reason);
}

export function closeLogin(): void {
  loginPrompt.set(undefined);
}
