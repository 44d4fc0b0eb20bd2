import { matter, type NeedsAction } from '../../../platform/needs-action.ts';
import { countMessages } from './message-store.ts';

/** Messages that the reader has not read. */
export const unreadMatters: NeedsAction = {
  async tell({ db }, { id: tenantId }, patronId) {
    const { unread } = await countMessages(db, { tenantId, patronId });
    return unread > 0 ? [matter({ kind: 'unread', count: unread })] : [];
  },
};
