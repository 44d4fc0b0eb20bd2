import { refuse } from '@lectern/contracts/kernel/refusal';
import { INVITATION_OVER } from '@lectern/contracts/people/invitations/errors';
import { showInvitation } from '@lectern/contracts/people/invitations/show-invitation';
import { hashToken } from '../../../../platform/hash-token.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findInvitation } from '../invitation-store.ts';

export const showInvitationCall = implement(showInvitation)(
  async ({ input: { ticket }, context: { tenant }, deps }) => {
    const now = deps.clock.now().toISOString();
    const invitation = await findInvitation(deps.db, tenant.id, hashToken(ticket), now);
    return invitation ? { account: invitation.account } : refuse(INVITATION_OVER);
  },
);
