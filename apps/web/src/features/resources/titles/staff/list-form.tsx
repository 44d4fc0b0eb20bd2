import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { TITLE_LIST_CODE_TAKEN } from '@lectern/contracts/resources/titles/errors';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import type { StaffTitleList } from '@lectern/contracts/resources/titles/title-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { DatabaseField } from './database-field.tsx';
import styles from './title-lists.module.css';
import { TITLE_STAFF_CALLS } from './title-staff-calls.ts';

const CODE = /^[A-Za-z0-9_.-]{1,64}$/;

/** Adds a title list to a database, or changes name and code of one. */
export function ListForm({
  list,
  name = '',
  onClose,
}: {
  readonly list?: StaffTitleList;
  /** What the list is called in the language of the page. */
  readonly name?: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('titles');
  const errorText = useErrorText();
  const [eresourceId, setEresourceId] = useState(list?.eresourceId ?? '');
  const [code, setCode] = useState(list?.code ?? '');
  const [names, setNames] = useState<Names>(list?.names ?? {});
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putTitleList, {
    invalidates: TITLE_STAFF_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  const { error } = put;
  const isTaken = error?.code === TITLE_LIST_CODE_TAKEN.code;
  const isNamed = Object.values(names).some((one) => one?.trim());

  function send() {
    setIsTried(true);
    if (!CODE.test(code) || !isNamed || eresourceId === '') return;
    put.start({ eresourceId, code, names, ...(list && { id: list.id }) });
  }

  return (
    <FormDialog
      title={list ? t('staff.changeTitle', { name }) : t('staff.addTitle')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      width="600px"
      busy={put.running}
      error={isTaken ? undefined : error}
      onSend={send}
      onClose={onClose}
    >
      {list ? (
        <p className="muted" dir="auto">
          {list.eresourceName}
        </p>
      ) : (
        <DatabaseField
          value={eresourceId}
          error={isTried && eresourceId === '' ? t('staff.fault.database') : undefined}
          onChange={setEresourceId}
        />
      )}
      <div className={styles.pair}>
        {LANGUAGES.map((language, at) => (
          <TextField
            key={language}
            label={t('staff.field.name', { language: LANGUAGE_NAMES[language] })}
            lang={language}
            value={names[language] ?? ''}
            maxLength={200}
            autoComplete="off"
            error={at === 0 && isTried && !isNamed ? t('staff.fault.name') : undefined}
            onChange={({ target }) => setNames({ ...names, [language]: target.value })}
          />
        ))}
      </div>
      <TextField
        label={t('staff.field.code')}
        hint={t('staff.field.codeHint')}
        value={code}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        error={isTried && !CODE.test(code) ? t('staff.fault.code') : isTaken ? errorText(error) : undefined}
        onChange={({ target }) => setCode(target.value.trim())}
      />
    </FormDialog>
  );
}
