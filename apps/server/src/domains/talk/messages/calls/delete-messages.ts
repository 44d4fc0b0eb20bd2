import { deleteMessages } from '@lectern/contracts/talk/messages/delete-messages';
import { implement } from '../../../../platform/http/implement.ts';
import { countMessages, putAwayMessages } from '../message-store.ts';

export const deleteMessagesCall = implement(deleteMessages)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const deletedAt = input.undo ? null : deps.clock.now().toISOString();
  await putAwayMessages(deps.db, owner, input.msgIds, deletedAt);
  const { unread } = await countMessages(deps.db, owner);
  return { unread };
});
