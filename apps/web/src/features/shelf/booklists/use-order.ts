import type { ListEntry } from '@lectern/contracts/shelf/booklists/book-list';
import { moveEntries } from '@lectern/contracts/shelf/booklists/move-entries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../lib/announcer.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { LIST_CALLS } from './list-calls.ts';
import type { OwnList } from './own-list.ts';

/**
 * The works of a list in their order, and a function that moves some before another one (empty: to the end). A move is seen at once and
 * kept by the server; if that fails, the works go back.
 */
export function useOrder({ id, entries }: OwnList) {
  const { t } = useTranslation('booklists');
  const errorText = useErrorText();
  const [order, setOrder] = useState<readonly string[]>();
  const send = useAction(moveEntries, {
    invalidates: LIST_CALLS,
    onDone: () => announce(t('order.moved')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });

  async function move(recordIds: readonly string[], before: string) {
    const moved = new Set(recordIds);
    const now = inOrder(entries, order).map(({ recordId }) => recordId);
    const rest = now.filter((one) => !moved.has(one));
    const at = before === '' ? rest.length : rest.indexOf(before);
    if (at === -1) return;
    setOrder([...rest.slice(0, at), ...now.filter((one) => moved.has(one)), ...rest.slice(at)]);
    await send.run({ id, recordIds: [...recordIds], before }).catch(() => undefined);
    setOrder(undefined);
  }

  return { entries: inOrder(entries, order), move };
}

/** Works that the order does not name are at the end. */
function inOrder(entries: readonly ListEntry[], order: readonly string[] | undefined): readonly ListEntry[] {
  if (!order) return entries;
  const place = new Map(order.map((recordId, at) => [recordId, at]));
  return entries.toSorted(
    (one, other) => (place.get(one.recordId) ?? Infinity) - (place.get(other.recordId) ?? Infinity),
  );
}
