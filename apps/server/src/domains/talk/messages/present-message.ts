import type { Language } from '@lectern/contracts/kernel/languages';
import type { MessageTopic } from '@lectern/contracts/talk/messages/message-choices';
import type { MessageView } from '@lectern/contracts/talk/messages/message-view';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { PlaceNames } from '../../collection/vocabulary/places/place-names.ts';
import { noticeTexts } from '../../people/notices/compose-notice.ts';
import type { MessageFacts } from './message-facts.ts';
import type { MessageTable } from './tables.ts';
import { topicOf } from './topic-of.ts';
import { writtenFacts } from './written-facts.ts';

const SECTIONS = { loans: 'borrowing', requests: 'requests', shelf: '' } as const satisfies Record<
  MessageTopic,
  MessageView['section']
>;

/** A message as its reader sees it. */
export function presentMessage(
  { id, kind, facts, created_at, read_at }: MessageTable,
  { language, places, library }: { language: Language; places: PlaceNames; library: string },
): MessageView {
  const written = writtenFacts(fromJson<MessageFacts>(facts), language, places);
  const { subject, text } = noticeTexts(kind, language, { ...written, library });
  return {
    msgId: id,
    type: kind,
    sender: library,
    title: subject,
    content: [...text],
    sendTime: created_at,
    readFlag: read_at === null ? '0' : '1',
    section: sectionOf(kind),
  };
}

function sectionOf(kind: MessageTable['kind']): MessageView['section'] {
  if (kind === 'wechatStopped') return 'choices';
  if (kind === 'subscriptionHits') return 'subscriptions';
  if (kind === 'feedbackAnswered' || kind === 'serviceAnswered') return 'feedback';
  if (kind.startsWith('wish')) return 'recommendation';
  if (kind.startsWith('donation')) return 'donation';
  // What is borrowed in the alliance stands beside the loans.
  if (kind === 'allianceArrived' || kind === 'allianceRefused') return 'borrowing';
  return SECTIONS[topicOf(kind)];
}
