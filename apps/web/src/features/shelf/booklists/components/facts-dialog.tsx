import { MAX_INTRODUCTION, MAX_LIST_NAME } from '@lectern/contracts/shelf/booklists/book-list';
import { changeList } from '@lectern/contracts/shelf/booklists/change-list';
import {
  BOOK_LIST_CHANGED,
  BOOK_LIST_DATES_REVERSED,
  BOOK_LIST_NAME_MISSING,
} from '@lectern/contracts/shelf/booklists/errors';
import { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../booklists.module.css';
import { LIST_CALLS } from '../list-calls.ts';
import type { OwnList } from '../own-list.ts';

/**
 * Makes a list, or changes what is said about one. If another page changed the list since the dialog was opened, what it says now is shown
 * beside what was typed, and saving again replaces it.
 */
export function FactsDialog({
  list,
  onSaved,
  onClose,
}: {
  /** As it is now. Absent: a new list. */
  readonly list?: OwnList;
  readonly onSaved?: (id: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('booklists');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState({
    name: list?.name ?? '',
    introduction: list?.introduction ?? '',
    shownFrom: list?.shownFrom ?? '',
    shownTo: list?.shownTo ?? '',
    isDefault: list?.mine.isDefault ?? false,
  });
  const [version, setVersion] = useState(list?.mine.version ?? 0);
  const done = (id: string) => {
    showToast('ok', t('saved'));
    onClose();
    onSaved?.(id);
  };
  const make = useAction(makeList, { invalidates: LIST_CALLS, onDone: ({ id }) => done(id) });
  const change = useAction(changeList, {
    invalidates: LIST_CALLS,
    onDone: () => done(list?.id ?? ''),
    onRefused: () => void queries.invalidateQueries({ queryKey: [getBookList.path] }),
  });
  const { error } = list ? change : make;
  const hasMoved = list !== undefined && list.mine.version !== version;
  const ofName = error?.code === BOOK_LIST_NAME_MISSING.code;
  const ofDates = error?.code === BOOK_LIST_DATES_REVERSED.code;
  const write = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more });

  function save() {
    if (!list) return make.start(typed);
    change.start({ ...typed, id: list.id, version: hasMoved ? list.mine.version : version });
    setVersion(list.mine.version);
  }

  return (
    <FormDialog
      title={t(list ? 'facts.edit' : 'make')}
      send={t('save')}
      cancel={t('cancel')}
      width="560px"
      busy={make.running || change.running}
      error={ofName || ofDates || error?.code === BOOK_LIST_CHANGED.code ? undefined : error}
      onSend={save}
      onClose={onClose}
    >
      {(hasMoved || error?.code === BOOK_LIST_CHANGED.code) && (
        <Notice tone="warn">
          <p>{error ? errorText(error) : t('facts.now')}</p>
          {list && (
            <p dir="auto">
              <b>{list.name}</b>
              {list.introduction && <> · {list.introduction}</>}
            </p>
          )}
        </Notice>
      )}
      {list?.mine.state === 'open' && <p className="muted small">{t('facts.reviewed')}</p>}
      <TextField
        label={t('facts.name')}
        value={typed.name}
        maxLength={MAX_LIST_NAME}
        {...(ofName && error && { error: errorText(error) })}
        onChange={({ target }) => write({ name: target.value })}
      />
      <TextArea
        label={t('facts.introduction')}
        hint={t('facts.introductionHint')}
        value={typed.introduction}
        maxLength={MAX_INTRODUCTION}
        onChange={({ target }) => write({ introduction: target.value })}
      />
      <fieldset className={styles.dates}>
        <legend>{t('facts.dates')}</legend>
        <p className="muted small">{t('facts.datesHint')}</p>
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
            {...(ofDates && error && { error: errorText(error) })}
            onChange={({ target }) => write({ shownTo: target.value })}
          />
        </div>
      </fieldset>
      {list && !list.mine.isDefault && (
        <Choice
          type="checkbox"
          title={t('facts.isDefault')}
          about={t('facts.isDefaultHint')}
          checked={typed.isDefault}
          onChange={({ target }) => write({ isDefault: target.checked })}
        />
      )}
    </FormDialog>
  );
}
