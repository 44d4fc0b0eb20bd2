import { acceptInvitation } from '@lectern/contracts/people/invitations/accept-invitation';
import { inviteReaders } from '@lectern/contracts/people/invitations/invite-readers';
import { showInvitation } from '@lectern/contracts/people/invitations/show-invitation';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { hashToken } from '../../platform/hash-token.ts';
import { buildPatron } from '../builders.ts';
import { CREATED, next } from '../built-rows.ts';
import { changeSettings, NO_TICKET, ofNewPassword, PASSWORD } from './contact-ways.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

/** The ticket of a reader who was invited and has a first password that was given out. */
async function invited(library: RefusingLibrary, traits: Parameters<typeof buildPatron>[1] = {}) {
  await changeSettings(library);
  const ticket = next('ticket').padEnd(43, 'x');
  const patron = await buildPatron(library.deps.db, {
    password_hash: await hashPassword(PASSWORD),
    must_change_password: 1,
    ...traits,
  });
  await library.deps.db
    .insertInto('reader_invitation')
    .values({
      tenant_id: '1001',
      patron_id: patron.id,
      ticket_hash: hashToken(ticket),
      email: patron.email,
      invited_at: CREATED,
      valid_until: '2030-01-01T00:00:00.000Z',
    })
    .execute();
  return { ticket };
}

/** How calls about invitations are refused. */
export const INVITATIONS_PROVOKED: readonly Provoked[] = [
  provoked(inviteReaders, { INVITATIONS_OFF: () => ({}) }),
  provoked(showInvitation, { INVITATION_OVER: () => ({ ticket: NO_TICKET }) }),
  provoked(acceptInvitation, {
    ...ofNewPassword(invited),
    INVITATION_OVER: () => ({ ticket: NO_TICKET, password: encryptWirePassword(PASSWORD) }),
  }),
];
