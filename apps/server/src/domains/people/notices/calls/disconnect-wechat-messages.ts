import { disconnectWechatMessages } from '@lectern/contracts/talk/messages/disconnect-wechat-messages';
import { implement } from '../../../../platform/http/implement.ts';
import { deleteConnection } from '../wechat/wechat-store.ts';

export const disconnectWechatMessagesCall = implement(disconnectWechatMessages)(async ({ context, deps }) => {
  await deleteConnection(deps.db, { tenantId: context.tenant.id, patronId: context.patron.id });
  return {};
});
