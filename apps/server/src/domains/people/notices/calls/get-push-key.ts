import { getPushKey } from '@lectern/contracts/talk/messages/get-push-key';
import { implement } from '../../../../platform/http/implement.ts';

export const getPushKeyCall = implement(getPushKey)(async ({ context, deps }) => {
  if (!deps.webPush.isReady()) return { publicKey: '' };
  return { publicKey: await deps.webPush.publicKey(context.tenant) };
});
