import { externalStore } from './external-store.ts';

/** Why the login dialog is open: the reader asked for it, an action needs it, or the session ended. */
export type LoginReason = 'asked' | 'needed' | 'expired';

/** Undefined while the dialog is closed. */
export const loginPrompt = externalStore<LoginReason | undefined>(undefined);

export function openLogin(reason: LoginReason = 'asked'): void {
  // The first reason stays: `expired` explains more than a later `needed`.
  loginPrompt.set((now) => now ?? reason);
}

export function closeLogin(): void {
  loginPrompt.set(undefined);
}
