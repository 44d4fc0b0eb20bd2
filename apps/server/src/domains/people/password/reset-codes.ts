import type { ContactKind } from '@lectern/rules/contact-forms';
import { accountSubject } from '../contacts/account-subject.ts';
import type { CodePlace } from '../contacts/code-place.ts';
import type { Reset } from './reset-tickets.ts';

/** The place of codes that prove an account. */
export function resetCodes(kind: ContactKind, reset: Reset): CodePlace {
  return { subject: accountSubject(reset.account), purpose: `reset-${kind}` };
}

/** The place of codes that prove a phone in place of one that the reader has no more. */
export function replacementCodes(reset: Reset): CodePlace {
  return { subject: accountSubject(reset.account), purpose: 'replace-phone' };
}

export const resetsOf = (reset: Reset) => ({
  kind: 'password-reset',
  subject: accountSubject(reset.account),
});
