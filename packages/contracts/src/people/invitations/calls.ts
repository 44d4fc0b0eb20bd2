import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { countInvitable } from './count-invitable.ts';
import { inviteReaders } from './invite-readers.ts';
import { showInvitation } from './show-invitation.ts';

export const INVITATION_CALLS: readonly AnyEndpoint[] = [
  inviteReaders,
  countInvitable,
  showInvitation,
  acceptInvitation,
];
