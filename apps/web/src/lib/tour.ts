import { setFirstLoginFlag } from '@lectern/contracts/people/account/set-first-login-flag';
import { api } from './api.ts';
import { externalStore } from './external-store.ts';
import { session } from './session-store.ts';
import { localStore } from './storage.ts';

/** Where a reader is in the tour (specification 1, section 4): the invitation (0), or one of three steps. */
export type TourStep = 0 | 1 | 2 | 3;

/** Undefined while no tour is shown. */
export const tour = externalStore<TourStep | undefined>(storedStep());

/** A tour that was interrupted by a reload goes on. */
function storedStep(): TourStep | undefined {
  const step = localStore.read('helpStep');
  return step === 1 || step === 2 || step === 3 ? step : undefined;
}

/** Keeps the flag of the reader who has just signed in, and invites to the tour if it is '0'. */
export function noteFirstLoginFlag(flag: '0' | '1'): void {
  localStore.write('fristLoginFlag', flag);
  if (flag === '0') inviteToTour();
}

/** Shows the invitation. */
export function inviteToTour(): void {
  tour.set(0);
}

/** Begins the tour, which leads back to the page on which it began. A sign-in can have led on since the invitation. */
export function startTour(): void {
  localStore.write('helpBackPath', pathNow());
  showTourStep(1);
}

export function showTourStep(step: 1 | 2 | 3): void {
  localStore.write('helpStep', step);
  tour.set(step);
}

/** Where a reader who skips the tour goes back to. */
export function tourBackPath(): string {
  return localStore.read('helpBackPath') ?? '/home';
}

export function clearTour(): void {
  localStore.remove('helpStep', 'helpBackPath');
  tour.set(undefined);
}

/**
 * Notes that the reader knows of the tour; the server is told if somebody is signed in. It asks again at the next sign-in if that failed.
 */
export function noteTourSeen(): void {
  localStore.write('fristLoginFlag', '1');
  if (session.get()) void api.call(setFirstLoginFlag, {}).catch(() => undefined);
}

/** The path of the router that is shown now. */
function pathNow(): string {
  return globalThis.location?.hash.replace(/^#/, '') || '/home';
}
