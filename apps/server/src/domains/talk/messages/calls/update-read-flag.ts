import { updateReadFlag } from '@lectern/contracts/talk/messages/update-read-flag';
import { implement } from '../../../../platform/http/implement.ts';
import { countMessages, markMessages } from '../message-store.ts';

export const updateReadFlagCall = implement(updateReadFlag)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const readAt = input.readFlag === '1' ? deps.clock.now().toISOString() : null;
  await markMessages(deps.db, owner, input.msgIds, readAt);
  const { unread } = await countMessages(deps.db, owner);
  return { unread };
});
