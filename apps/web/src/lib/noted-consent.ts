import { agreeToPrivacy } from '@lectern/contracts/people/privacy/agree-to-privacy';
import { api } from './api.ts';
import { sessionStore } from './storage.ts';

/** Remembers, in this tab, that the reader ticked the consent to a version of the privacy statement before signing in. */
export function noteConsent(version: string): void {
  sessionStore.write('notedConsent', version);
}

/**
 * Sends the consent that was noted, once the reader is signed in. A statement that changed since the form was opened is asked for over
 * the page after signing in.
 */
export async function sendNotedConsent(): Promise<void> {
  const version = sessionStore.read('notedConsent');
  if (version === undefined) return;
  sessionStore.remove('notedConsent');
  await api.call(agreeToPrivacy, { version }).catch(() => undefined);
}
