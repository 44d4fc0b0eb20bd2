import { addToList } from '@lectern/contracts/shelf/booklists/add-to-list';
import type { ListEntry } from '@lectern/contracts/shelf/booklists/book-list';
import { moveEntries } from '@lectern/contracts/shelf/booklists/move-entries';
import { noteEntry } from '@lectern/contracts/shelf/booklists/note-entry';
import { removeFromList } from '@lectern/contracts/shelf/booklists/remove-from-list';
import { useState } from 'react';
import { DropIndicator, GridList, I18nProvider, useDragAndDrop } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { AvailabilityProvider } from '../../../../components/availability/availability.tsx';
import { inCatalogue } from '../../../../components/availability/in-catalogue.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from '../booklists.module.css';
import { LIST_CALLS } from '../list-calls.ts';
import type { OwnList } from '../own-list.ts';
import { useOrder } from '../use-order.ts';
import { NoteDialog } from './note-dialog.tsx';
import { OrderedEntry } from './ordered-entry.tsx';

/** The works of a list, which are put in order by drag, by keyboard, or by the menu of each. */
export function OrderedEntries({ list }: { readonly list: OwnList }) {
  const { t } = useTranslation('booklists');
  const language = useLanguage();
  const { entries, move } = useOrder(list);
  const [noted, setNoted] = useState<string>();
  const remove = useRemovalFrom(list.id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': titleOf(entries, String(key)) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropHere ?? ''} />,
    onReorder({ keys, target }) {
      const at = entries.findIndex(({ recordId }) => recordId === target.key);
      const next = target.dropPosition === 'after' ? at + 1 : at;
      const dragged = new Set([...keys].map(String));
      // Before the first that stays, from there on.
      const before = entries.slice(next).find(({ recordId }) => !dragged.has(recordId));
      void move([...dragged], before?.recordId ?? '');
    },
  });
  const shown = entries.find(({ recordId }) => recordId === noted);
  return (
    <>
      <p className="muted small">{t('order.hint')}</p>
      <I18nProvider locale={language}>
        <AvailabilityProvider recordIds={inCatalogue(entries)}>
          <GridList
            aria-label={t('order.label')}
            className={styles.ordered ?? ''}
            items={entries.map((entry, at) => ({ ...entry, id: entry.recordId, at }))}
            dragAndDropHooks={dragAndDropHooks}
            dependencies={[entries]}
          >
            {(entry) => (
              <OrderedEntry
                entry={entry}
                at={entry.at}
                count={entries.length}
                onMove={(to) => void move([entry.recordId], beforeAt(entries, entry.at, to))}
                onNote={() => setNoted(entry.recordId)}
                onRemove={() => remove.start({ id: list.id, recordIds: [entry.recordId] })}
              />
            )}
          </GridList>
        </AvailabilityProvider>
      </I18nProvider>
      {shown && (
        <NoteDialog
          listId={list.id}
          entry={shown}
          state={list.mine.state}
          onClose={() => setNoted(undefined)}
        />
      )}
    </>
  );
}

function titleOf(entries: readonly ListEntry[], recordId: string): string {
  return entries.find((entry) => entry.recordId === recordId)?.title ?? '';
}

/** The work before which one goes that moves from a place to another; empty for the end. */
function beforeAt(entries: readonly ListEntry[], from: number, to: number): string {
  return entries[to > from ? to + 1 : to]?.recordId ?? '';
}

/** Takes a work out of a list, and offers to put it back where it stood. */
function useRemovalFrom(id: string) {
  const { t } = useTranslation('booklists');
  const errorText = useErrorText();
  const refused = { onRefused: (error: unknown) => showToast('bad', errorText(error)) };
  const add = useAction(addToList, { invalidates: LIST_CALLS, ...refused });
  const move = useAction(moveEntries, { invalidates: LIST_CALLS, ...refused });
  const note = useAction(noteEntry, { invalidates: LIST_CALLS, ...refused });
  return useAction(removeFromList, {
    invalidates: LIST_CALLS,
    ...refused,
    onDone: ({ removed }) =>
      showToast('ok', t('entry.removed'), { label: t('undo'), run: () => void putBack(removed) }),
  });

  async function putBack(removed: readonly { recordId: string; note: string; before: string }[]) {
    for (const { recordId, note: words, before } of removed) {
      const { added } = await add.run({ id, recordIds: [recordId] });
      if (added.length === 0) continue;
      await move.run({ id, recordIds: [recordId], before });
      if (words !== '') await note.run({ id, recordId, note: words, was: '' });
    }
  }
}
