import { externalStore } from './external-store.ts';
import { type SignInStep, sessionStore } from './storage.ts';

/** Undefined unless a step is to be done in this tab. Calls carry its session if there is no other. */
export const signInStep = externalStore<SignInStep | undefined>(sessionStore.read('signInStep'));

export function keepStep(step: SignInStep): void {
  sessionStore.write('signInStep', step);
  signInStep.set(step);
}

export function forgetStep(): void {
  sessionStore.remove('signInStep');
  if (signInStep.get()) signInStep.set(undefined);
}
