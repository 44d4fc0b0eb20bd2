import { type ListEntry, type ListState, MAX_NOTE } from '@lectern/contracts/shelf/booklists/book-list';
import { BOOK_LIST_CHANGED } from '@lectern/contracts/shelf/booklists/errors';
import { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';
import { noteEntry } from '@lectern/contracts/shelf/booklists/note-entry';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { LIST_CALLS } from '../list-calls.ts';

/** Writes the note of a work. If another page wrote one in the meantime, it is shown, and saving again replaces it. */
export function NoteDialog({
  listId,
  entry,
  state,
  onClose,
}: {
  readonly listId: string;
  /** As it is now. */
  readonly entry: ListEntry;
  readonly state: ListState;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('booklists');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [note, setNote] = useState(entry.note);
  const [was, setWas] = useState(entry.note);
  const save = useAction(noteEntry, {
    invalidates: LIST_CALLS,
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
    onRefused: () => void queries.invalidateQueries({ queryKey: [getBookList.path] }),
  });
  const hasMoved = entry.note !== was;
  const isChanged = save.error?.code === BOOK_LIST_CHANGED.code;
  return (
    <FormDialog
      title={entry.title}
      send={t('save')}
      cancel={t('cancel')}
      busy={save.running}
      error={isChanged ? undefined : save.error}
      onSend={() => {
        save.start({ id: listId, recordId: entry.recordId, note, was: hasMoved ? entry.note : was });
        setWas(entry.note);
      }}
      onClose={onClose}
    >
      {(hasMoved || isChanged) && (
        <Notice tone="warn">
          <p>{save.error ? errorText(save.error) : t('facts.now')}</p>
          <p dir="auto">{entry.note}</p>
        </Notice>
      )}
      {state === 'open' && <p className="muted small">{t('facts.reviewed')}</p>}
      <TextArea
        label={t('entry.noteLabel')}
        value={note}
        maxLength={MAX_NOTE}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
