import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { useTranslation } from 'react-i18next';
import type { Patron } from '../../../../lib/patron.ts';
import { payable } from '../../../../lib/payable.ts';
import type { PersonalEntryName } from '../../../../lib/personal-menu.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { EntryCount } from './menu-entry.tsx';

const FRESH_MS = 60_000;

/** The numbers beside entries of the menu: loans, requests, what is to be paid, unread messages. None where there is nothing. */
export function useEntryCounts(
  patron: Patron | undefined,
): Partial<Record<PersonalEntryName, EntryCount | undefined>> {
  const { t } = useTranslation('personal');
  const format = useFormat();
  // The same call as in the header, so the answer is there.
  const { data: messages } = useCall(getMessages, { rows: 1 }, { staleMs: FRESH_MS });
  if (!patron) return {};
  const unread = messages?.unread ?? 0;
  const owed = payable(patron.owed);
  const plain = (count: number) => (count > 0 ? { shown: format.number(count) } : undefined);
  return {
    borrowing: plain(patron.loanCount),
    requests: plain(patron.holdsReady + patron.holdsWaiting),
    behavior:
      owed.amount > 0
        ? { shown: format.money(owed), words: t('menu.owed', { amount: format.money(owed) }) }
        : undefined,
    inbox:
      unread > 0
        ? { shown: format.number(unread), words: t('menu.unread', { count: unread }), isNew: true }
        : undefined,
  };
}
