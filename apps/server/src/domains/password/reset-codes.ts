import { createHash } from 'node:crypto';
import type { ContactKind } from '@lectern/rules/contact-forms';
import type { CodePlace } from '../contacts/code-place.ts';
import type { Reset } from './reset-tickets.ts';

/** Names the account of a reset in counters and codes, the same for an account that exists and one that does not. */
export function resetSubject({ account }: Pick<Reset, 'account'>): string {
  return `account:${createHash('sha256').update(account.trim().toLowerCase()).digest('base64url').slice(0, 32)}`;
}

/** The place of codes that prove an account. */
export function resetCodes(kind: ContactKind, reset: Reset): CodePlace {
  return { subject: resetSubject(reset), purpose: `reset-${kind}` };
}

/** The place of codes that prove a phone in place of one that the reader has no more. */
export function replacementCodes(reset: Reset): CodePlace {
  return { subject: resetSubject(reset), purpose: 'replace-phone' };
}

export const resetsOf = (reset: Reset) => ({ kind: 'password-reset', subject: resetSubject(reset) });
