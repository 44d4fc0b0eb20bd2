import type { PublicSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { CONTACT_KINDS, type ContactKind } from '@lectern/rules/contact-forms';

export interface MissingContacts {
  /** Contacts that the library asks for and the reader has not verified. */
  readonly missing: readonly ContactKind[];
  /** One of them is enough. */
  readonly anyOne: boolean;
}

/** What a reader still has to verify of the contacts that the library asks for. */
export function missingContacts(
  { bindMailOrPhone: wanted }: Pick<PublicSettings, 'bindMailOrPhone'>,
  { emailVerified, phoneVerified }: { readonly emailVerified: boolean; readonly phoneVerified: boolean },
): MissingContacts {
  const verified = { mail: emailVerified, phone: phoneVerified };
  const missing = CONTACT_KINDS.filter((kind) => !verified[kind]);
  switch (wanted) {
    case '':
      return { missing: [], anyOne: false };
    case '1':
      return { missing: missing.length === CONTACT_KINDS.length ? missing : [], anyOne: true };
    case '2':
      return { missing, anyOne: false };
    case '3':
      return { missing: missing.filter((kind) => kind === 'phone'), anyOne: false };
    case '4':
      return { missing: missing.filter((kind) => kind === 'mail'), anyOne: false };
  }
}
