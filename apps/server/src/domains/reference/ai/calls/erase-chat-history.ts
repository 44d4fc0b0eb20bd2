import { eraseChatHistory } from '@lectern/contracts/reference/ai/erase-chat-history';
import { implement } from '../../../../platform/http/implement.ts';
import { eraseTurns } from '../store/turn-store.ts';

export const eraseChatHistoryCall = implement(eraseChatHistory)(
  async ({ context: { tenant, patron }, deps }) => ({
    erased: await eraseTurns(deps.db, tenant.id, patron.id),
  }),
);
