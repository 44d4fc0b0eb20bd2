import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import type { PublicSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { CONTACT_KINDS, type ContactKind } from '@lectern/rules/contact-forms';

/** The reader's contacts, and what can be done with them today. */
export type Contacts = OutputOf<(typeof getContacts)['output']>;

/** The steps of a sign-in in which a contact is bound. */
export type ContactStep = 'forceBinding' | 'ssoBindMobile';

/** What a step demands: one of the two contacts, both, or a certain one. */
export type Demand = 'either' | 'both' | ContactKind;

/** One contact of the reader. */
export function contactOf(contacts: Contacts, kind: ContactKind) {
  const isMail = kind === 'mail';
  return {
    /** Empty if there is none. */
    value: isMail ? contacts.email : contacts.phone,
    isVerified: (isMail ? contacts.emailFlag : contacts.phoneFlag) === '1',
    /** Whether the library can send codes in this way, and how many are left today. */
    canSend: isMail ? contacts.canMail : contacts.canPhone,
    codesLeft: isMail ? contacts.mailCodeTimes : contacts.remainTimes,
  };
}

/**
 * What a step demands (specification 1, section 4): `bindMailOrPhone` of the library says it, and a unified sign-in demands an e-mail
 * address. If the library stopped demanding contacts meanwhile, any contact ends the step.
 */
export function demandOf(step: ContactStep, { bindMailOrPhone }: Pick<PublicSettings, 'bindMailOrPhone'>) {
  if (step === 'ssoBindMobile') return 'mail';
  const demands = { '': 'either', 1: 'either', 2: 'both', 3: 'phone', 4: 'mail' } as const;
  return demands[bindMailOrPhone];
}

/** The kinds between which the reader chooses now. Both contacts are bound one after the other. Empty if no code can be sent. */
export function kindsToBind(demand: Demand, contacts: Contacts): readonly ContactKind[] {
  const missing = CONTACT_KINDS.filter((kind) => !contactOf(contacts, kind).isVerified);
  const canSend = (kind: ContactKind) => contactOf(contacts, kind).canSend;
  if (demand === 'either') return missing.filter(canSend);
  if (demand === 'both') return missing.slice(0, 1).filter(canSend);
  return [demand].filter(canSend);
}
