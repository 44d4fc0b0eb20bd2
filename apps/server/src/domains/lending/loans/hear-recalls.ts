import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { tellNews } from '../../talk/messages/tell-news.ts';
import { loanRecalled, recallTakenBack } from '../circulation/desk/loan-recalled.ts';

type Act = NonNullable<EventConsumer['act']>;

/** Tells readers that what they have is called back, and until which day. */
export const hearRecalls: EventConsumer = {
  name: 'messages-of-recalls',
  hears: loanRecalled,
  act: (deps, tenantId, loanIds) => tellHolders(deps, tenantId, loanIds, 'called_back'),
};

/** Tells readers that what was called back is due as before. */
export const hearRecallsTakenBack: EventConsumer = {
  name: 'messages-of-recalls-taken-back',
  hears: recallTakenBack,
  act: (deps, tenantId, loanIds) => tellHolders(deps, tenantId, loanIds, 'taken_back'),
};

const TOLD = {
  called_back: { kind: 'loanRecalled', key: 'recalled' },
  taken_back: { kind: 'loanRecallEnded', key: 'recall-ended' },
} as const;

function tellHolders(
  deps: Parameters<Act>[0],
  tenantId: string,
  loanIds: readonly string[],
  now: keyof typeof TOLD,
): Promise<void> {
  const { kind, key } = TOLD[now];
  return tellNews(
    deps,
    tenantId,
    (news) => news.ofRecalls(loanIds, now),
    (news) =>
      news.map(({ patronId, loanId, bibId, title, dueDate, recalls }) => ({
        patronId,
        kind,
        facts: { works: [{ recordId: bibId, title, day: dueDate, place: '' }], reason: '' },
        key: `${key}/${loanId}/${dueDate}/${recalls}`,
        ways: [],
      })),
  );
}
