/** The ways to reach a reader. */
export const CONTACT_KINDS = ['mail', 'phone'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

const PHONE_OF_MAINLAND = /^1[3-9]\d{9}$/;
/** E.164: country code and number, 8 to 15 digits. */
const PHONE = /^\+[1-9]\d{7,14}$/;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
// Pure: a bundle that does not use it leaves it out.
const MAIL = /* @__PURE__ */ new RegExp(
  `^[A-Za-z0-9!#$%&'*+/=?^_\`{|}~.-]{1,64}@(?:${LABEL}\\.)+[A-Za-z][A-Za-z0-9-]*$`,
);
const MOST_MAIL_LENGTH = 254;

/** A phone number in the form that is stored: 11 digits of mainland China, or `+` and digits. Undefined if it is none. */
export function readPhone(text: string): string | undefined {
  const compact = text
    .normalize('NFKC')
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
  const local = compact.replace(/^\+86(?=1)/, '');
  return PHONE_OF_MAINLAND.test(local) || PHONE.test(local) ? local : undefined;
}

/** A mail address in the form that is stored, its domain in lower case. Undefined if it is none. */
export function readMail(text: string): string | undefined {
  const address = text.normalize('NFKC').trim();
  if (address.length > MOST_MAIL_LENGTH || !MAIL.test(address) || /^\.|\.\.|\.@/.test(address))
    return undefined;
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

export function readContact(kind: ContactKind, text: string): string | undefined {
  return kind === 'mail' ? readMail(text) : readPhone(text);
}

/** A contact that its owner recognises and others cannot use: `r***@example.org`, `138****8000`. Empty for an empty one. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at > 0) return `${contact.slice(0, 1)}***${contact.slice(at)}`;
  return contact && `${contact.slice(0, 3)}****${contact.slice(-4)}`;
}
