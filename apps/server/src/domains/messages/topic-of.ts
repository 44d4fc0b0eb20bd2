import type { MessageTopic } from '@lectern/contracts/messages/message-choices';
import type { MessageKind } from '@lectern/contracts/tenant/message-kinds';

/** What a kind of message is about. */
export function topicOf(kind: MessageKind): MessageTopic {
  if (kind.startsWith('text') || kind.endsWith('Answered') || kind === 'subscriptionHits') return 'shelf';
  return kind.startsWith('loan') ? 'loans' : 'requests';
}
