import type { MessageKind } from '@lectern/contracts/people/tenant/message-kinds';
import type { MessageTopic } from '@lectern/contracts/talk/messages/message-choices';

/** What a kind of message is about. */
export function topicOf(kind: MessageKind): MessageTopic {
  if (
    kind.startsWith('text') ||
    kind.endsWith('Answered') ||
    isOfCollection(kind) ||
    kind === 'subscriptionHits'
  )
    return 'shelf';
  return kind.startsWith('loan') ? 'loans' : 'requests';
}

/** What readers shape the collection by. */
function isOfCollection(kind: MessageKind): boolean {
  return kind.startsWith('wish') || kind.startsWith('donation');
}
