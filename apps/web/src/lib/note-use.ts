import { addBehaviour } from '@lectern/contracts/shelf/activity/add-behaviour';
import { addNavigationLog } from '@lectern/contracts/shelf/activity/add-navigation-log';
import { type BehaviourEvent, NAVIGATION_TYPES } from '@lectern/contracts/shelf/activity/events';
import { logResource } from '@lectern/contracts/shelf/activity/log-resource';
import { api } from './api.ts';
import { session } from './session-store.ts';

/** Clicks are noted beside what the reader does: nobody waits for it, and nobody is told if it fails. */
function beside(noting: Promise<unknown>): void {
  void noting.catch(() => undefined);
}

/** Notes what a signed-in reader does with a work, in the reader's own records. */
export function noteBehaviour(event: BehaviourEvent, recordId: string): void {
  if (session.get()) beside(api.call(addBehaviour, { event, recordId }));
}

/** Notes that the full text of a work was opened. */
export function noteFullText(recordId: string): void {
  beside(api.call(logResource, { event: 'openFullText', recordId }));
}

/** Notes that an entry of the menu was pressed, if it is one of those that are counted. */
export function noteNavigation(name: string): void {
  const types: Readonly<Record<string, number>> = NAVIGATION_TYPES;
  const navigationType = Object.hasOwn(types, name) ? types[name] : undefined;
  if (navigationType !== undefined) beside(api.call(addNavigationLog, { navigationType }));
}
