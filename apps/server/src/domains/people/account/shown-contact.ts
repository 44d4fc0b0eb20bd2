import { maskContact } from '@lectern/rules/contact-forms';

/** A contact as its owner recognises it if it is verified; whole if nobody has verified it, so that it can be corrected. */
export function shownContact(contact: string, isVerified: boolean): string {
  return isVerified ? maskContact(contact) : contact;
}
