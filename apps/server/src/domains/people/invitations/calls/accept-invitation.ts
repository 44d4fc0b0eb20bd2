import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { acceptInvitation } from '@lectern/contracts/people/invitations/accept-invitation';
import { INVITATION_OVER } from '@lectern/contracts/people/invitations/errors';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { hashToken } from '../../../../platform/hash-token.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { verifyContact } from '../../account/own-contacts.ts';
import { findReachable } from '../../account/reachable.ts';
import { hashNewPassword } from '../../password/new-password.ts';
import { storePassword } from '../../password/store-password.ts';
import { findInvitation, removeInvitation } from '../invitation-store.ts';

export const acceptInvitationCall = implement(acceptInvitation)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const now = deps.clock.now();
  const ticketHash = hashToken(input.ticket);
  const invitation = await findInvitation(deps.db, tenant.id, ticketHash, now.toISOString());
  const reader = invitation && (await findReachable(deps.db, tenant.id, invitation.patronId));
  if (!reader) return refuse(INVITATION_OVER);
  const passwordHash = await hashNewPassword(deps, tenant, reader, input.password);
  if (isRefusal(passwordHash)) return passwordHash;
  return inTransaction(deps.db, async (tx) => {
    if (!(await removeInvitation(tx, tenant.id, ticketHash))) return refuse(INVITATION_OVER);
    await storePassword(tx, tenant.id, reader, { passwordHash, language, now });
    const mail = { kind: 'mail', value: invitation.email, now: now.toISOString() } as const;
    await verifyContact(tx, tenant.id, reader.id, mail);
    return { account: reader.primaryId };
  });
});
