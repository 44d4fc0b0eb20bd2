import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_CONTACT_WRONG } from '@lectern/contracts/lending/requests/placing-errors';
import { readMail, readPhone } from '@lectern/rules/contact-forms';
import type { Deps } from '../../../platform/deps.ts';
import { findAccount } from '../../people/account/accounts.ts';
import { shownContact } from '../../people/account/shown-contact.ts';

type Reader = { readonly tenantId: string; readonly patronId: string };

/** The contact of a request: what the reader wrote, else the reader's own telephone or e-mail in the form that the library has. */
export async function contactOfRequest(
  deps: Pick<Deps, 'db'>,
  { tenantId, patronId }: Reader,
  written: string,
) {
  if (written !== '') return readPhone(written) ?? readMail(written) ?? refuse(REQUEST_CONTACT_WRONG);
  const account = await findAccount(deps, tenantId, patronId);
  return account?.phone || account?.email || refuse(REQUEST_CONTACT_WRONG);
}

/** The reader's own contact as its owner recognises it; empty without one. */
export async function shownOwnContact(
  deps: Pick<Deps, 'db'>,
  { tenantId, patronId }: Reader,
): Promise<string> {
  const account = await findAccount(deps, tenantId, patronId);
  if (!account) return '';
  return account.phone
    ? shownContact(account.phone, account.phoneVerified)
    : shownContact(account.email, account.emailVerified);
}
