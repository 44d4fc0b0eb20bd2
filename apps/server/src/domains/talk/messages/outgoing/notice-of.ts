import type { MessageKind } from '@lectern/contracts/people/tenant/message-kinds';
import { NOTICE_FACTS } from '@lectern/contracts/people/tenant/notice-settings';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { noticeTexts } from '../../../people/notices/compose-notice.ts';
import type { Notice } from '../../../people/notices/send-notice.ts';
import type { MessageFacts } from '../message-facts.ts';
import type { MessageTable } from '../tables.ts';
import { writtenFacts } from '../written-facts.ts';
import type { ReaderWords } from './reader-words.ts';

type Message = Pick<MessageTable, 'kind' | 'facts'>;
type MessageNotice = Pick<Notice<MessageKind | 'messageDigest'>, 'template' | 'values'>;

/** One message as it is, several as a digest with the title of each. */
export function noticeOf(
  messages: readonly [Message, ...Message[]],
  { language, places, library }: ReaderWords,
): MessageNotice {
  const written = messages.map(({ kind, facts }) => ({
    kind,
    ...writtenFacts(fromJson<MessageFacts>(facts), language, places),
  }));
  const [first, ...others] = written;
  if (first && others.length === 0) return { template: first.kind, values: factsOf(first.kind, first) };
  const titles = written.map((one) => noticeTexts(one.kind, language, { ...one, library }).subject);
  const facts = { count: String(messages.length), list: titles.map((title) => `• ${title}`).join('\n') };
  return { template: 'messageDigest', values: factsOf('messageDigest', facts) };
}

/** The facts that a notice of this kind names, and no more: services for text messages refuse others. */
function factsOf(
  kind: MessageNotice['template'],
  facts: Readonly<Record<string, string>>,
): MessageNotice['values'] {
  const named = NOTICE_FACTS[kind].map((name) => [name, facts[name] ?? '']);
  return Object.fromEntries(named) as MessageNotice['values'];
}
