import { MAX_INTRODUCTION, MAX_LIST_NAME } from '@lectern/contracts/shelf/booklists/book-list';
import { BOOK_LIST_DATES_REVERSED, BOOK_LIST_NAME_MISSING } from '@lectern/contracts/shelf/booklists/errors';
import { getLibraryList } from '@lectern/contracts/shelf/booklists/get-library-list';
import type { LibraryList } from '@lectern/contracts/shelf/booklists/library-list';
import { putLibraryList } from '@lectern/contracts/shelf/booklists/put-library-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { LoadingDialog } from '../../../../components/loading-dialog.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../booklists.module.css';
import { LIBRARY_CALLS } from './library-calls.ts';
import { LibraryCover } from './library-cover.tsx';
import { type WorkDraft, WorkDrafts } from './work-drafts.tsx';

const WIDTH = '860px';

/** Adds a list of the library, or changes the one with this id once it is loaded. */
export function ListForm({ id, onClose }: { readonly id: string | undefined; readonly onClose: () => void }) {
  const { t } = useTranslation('booklists');
  const answer = useCall(getLibraryList, { id: id ?? '' }, { enabled: id !== undefined, staleMs: 0 });
  if (id === undefined) return <Form onClose={onClose} />;
  return (
    <LoadingDialog title={t('edit')} width={WIDTH} answer={answer} onClose={onClose}>
      {(loaded) => <Form list={loaded} onClose={onClose} />}
    </LoadingDialog>
  );
}

function Form({ list, onClose }: { readonly list?: LibraryList; readonly onClose: () => void }) {
  const { t } = useTranslation('booklists');
  const errorText = useErrorText();
  const [typed, setTyped] = useState({
    name: list?.name ?? '',
    introduction: list?.introduction ?? '',
    shownFrom: list?.shownFrom ?? '',
    shownTo: list?.shownTo ?? '',
    isOpen: list?.isOpen ?? false,
  });
  const [works, setWorks] = useState<readonly WorkDraft[]>(list?.entries ?? []);
  const put = useAction(putLibraryList, {
    invalidates: LIBRARY_CALLS,
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const { error } = put;
  const write = (more: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...more }));
  const faultOf = (code: string) => (error?.code === code ? errorText(error) : undefined);
  const isOfField =
    error?.code === BOOK_LIST_NAME_MISSING.code || error?.code === BOOK_LIST_DATES_REVERSED.code;

  return (
    <FormDialog
      title={t(list ? 'edit' : 'make')}
      send={t('save')}
      cancel={t('cancel')}
      width={WIDTH}
      busy={put.running}
      error={isOfField ? undefined : error}
      onSend={() =>
        put.start({
          ...typed,
          ...(list && { id: list.id, version: list.version }),
          works: works.map(({ recordId, note }) => ({ recordId, note })),
        })
      }
      onClose={onClose}
    >
      <TextField
        label={t('facts.name')}
        value={typed.name}
        maxLength={MAX_LIST_NAME}
        autoComplete="off"
        error={faultOf(BOOK_LIST_NAME_MISSING.code)}
        onChange={({ target }) => write({ name: target.value })}
      />
      <TextArea
        label={t('facts.introduction')}
        rows={3}
        value={typed.introduction}
        maxLength={MAX_INTRODUCTION}
        onChange={({ target }) => write({ introduction: target.value })}
      />
      {list ? <LibraryCover list={list} /> : <p className="muted small">{t('staff.coverLater')}</p>}
      <WorkDrafts works={works} onChange={setWorks} />
      <div className={styles.bar}>
        <TextField
          label={t('facts.from')}
          type="date"
          value={typed.shownFrom}
          onChange={({ target }) => write({ shownFrom: target.value })}
        />
        <TextField
          label={t('facts.to')}
          type="date"
          value={typed.shownTo}
          error={faultOf(BOOK_LIST_DATES_REVERSED.code)}
          onChange={({ target }) => write({ shownTo: target.value })}
        />
      </div>
      <Choice
        type="checkbox"
        title={t('staff.isOpen')}
        about={t('staff.openHint')}
        checked={typed.isOpen}
        onChange={({ target }) => write({ isOpen: target.checked })}
      />
    </FormDialog>
  );
}
