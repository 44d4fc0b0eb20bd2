import type { Refusal } from '@lectern/contracts/kernel/refusal';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { MessageKind } from '@lectern/contracts/people/tenant/message-kinds';
import type { MessageSettings } from '@lectern/contracts/people/tenant/message-settings';
import { addDays } from '../../../../platform/clock.ts';
import type { IlsNews, LoanNews, RequestNews } from '../../../../ports/ils/ils-news.ts';
import type { MessageWork } from '../message-facts.ts';
import type { NewMessage } from '../tell-readers.ts';

/**
 * What readers are told on a day: for each reader one message about each due date, one about what is overdue, and one about each last day.
 */
export async function newsOfDay(
  news: IlsNews,
  settings: MessageSettings,
  { day, today }: { readonly day: string; readonly today: string },
): Promise<readonly NewMessage[] | Refusal<'ILS_UNAVAILABLE'>> {
  const messages: NewMessage[] = [];
  for (const days of settings.dueSoonDays) {
    const dueDay = addDays(day, days);
    const loans = dueDay >= today ? await news.dueOn(dueDay) : [];
    if (isRefusal(loans)) return loans;
    messages.push(...byReader(loans, workOfLoan, 'loanDueSoon', `due/${dueDay}`));
  }
  const overdue: LoanNews[] = [];
  for (const days of settings.overdueDays) {
    const loans = await news.dueOn(addDays(day, -days));
    if (isRefusal(loans)) return loans;
    overdue.push(...loans);
  }
  messages.push(...byReader(overdue, workOfLoan, 'loanOverdue', `overdue/${day}`));
  for (const days of settings.expiringDays) {
    const lastDay = addDays(day, days);
    const kept = lastDay >= today ? await news.lastDayOfKept(lastDay) : [];
    if (isRefusal(kept)) return kept;
    messages.push(...byReader(kept, workOfRequest, 'requestExpiring', `expiring/${lastDay}/${days}`));
  }
  return messages;
}

function byReader<News extends { readonly patronId: string }>(
  news: readonly News[],
  workOf: (one: News) => MessageWork,
  kind: MessageKind,
  key: string,
): NewMessage[] {
  const readers = new Map<string, News[]>();
  for (const one of news) readers.set(one.patronId, [...(readers.get(one.patronId) ?? []), one]);
  return [...readers].map(([patronId, ofReader]) => ({
    patronId,
    kind,
    facts: { works: ofReader.map(workOf), reason: '' },
    key: `${key}/${patronId}`,
    ways: [],
  }));
}

function workOfLoan({ bibId, title, dueDate }: LoanNews): MessageWork {
  return { recordId: bibId, title, day: dueDate, place: '' };
}

function workOfRequest({ bibId, title, keptUntil, pickupLibrary }: RequestNews): MessageWork {
  return { recordId: bibId, title, day: keptUntil, place: pickupLibrary };
}
