import { countInvitable } from '@lectern/contracts/people/invitations/count-invitable';
import { implement } from '../../../../platform/http/implement.ts';
import { countInvitableReaders } from '../invitation-store.ts';
import { areInvitationsOn } from '../invite.ts';

export const countInvitableCall = implement(countInvitable)(async ({ context: { tenant }, deps }) => ({
  ...(await countInvitableReaders(deps.db, tenant.id, deps.clock.now().toISOString())),
  isOn: areInvitationsOn(deps, tenant),
}));
