import { AMNESTY_COVERS } from '@lectern/contracts/lending/rules/fields';
import { getRules } from '@lectern/contracts/lending/rules/get-rules';
import { putAmnesty } from '@lectern/contracts/lending/rules/put-amnesty';
import { removeAmnesty } from '@lectern/contracts/lending/rules/remove-amnesty';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { Amnesty } from '../rule-lists.ts';
import styles from '../rules.module.css';

/** Adds a time without overdue fines, changes it or removes it. */
export function AmnestyForm({
  amnesty,
  onClose,
}: {
  readonly amnesty: Partial<Amnesty>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('rules');
  const { id } = amnesty;
  const [note, setNote] = useState(amnesty.note ?? '');
  const [days, setDays] = useState({ firstDay: amnesty.firstDay ?? '', lastDay: amnesty.lastDay ?? '' });
  const [covers, setCovers] = useState(amnesty.covers ?? 'returns');
  const [isTried, setIsTried] = useState(false);
  const outcome = {
    invalidates: [getRules],
    onDone() {
      showToast('ok', t('saved'));
      onClose();
    },
  };
  const put = useAction(putAmnesty, outcome);
  const remove = useAction(removeAmnesty, outcome);
  const isWrong =
    note.trim() === '' || days.firstDay === '' || days.lastDay === '' || days.firstDay > days.lastDay;

  function send() {
    setIsTried(true);
    if (!isWrong) put.start({ ...(id !== undefined && { id }), ...days, note, covers });
  }

  return (
    <FormDialog
      title={t(id === undefined ? 'addAmnesty' : 'changeAmnesty')}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error ?? remove.error}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('amnesty.note')}
        autoComplete="off"
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.pair}>
        {(['firstDay', 'lastDay'] as const).map((field) => (
          <TextField
            key={field}
            type="date"
            label={t(`amnesty.${field}`)}
            value={days[field]}
            onChange={(event) => setDays((now) => ({ ...now, [field]: event.target.value }))}
          />
        ))}
      </div>
      <fieldset>
        <legend>{t('amnesty.covers')}</legend>
        {AMNESTY_COVERS.map((one) => (
          <label key={one} className={styles.check}>
            <input type="radio" name="covers" checked={covers === one} onChange={() => setCovers(one)} />
            {t(`covers.${one}`)}
          </label>
        ))}
      </fieldset>
      {isTried && isWrong && <p className={styles.fault}>{t('wrong.amnesty')}</p>}
      {id !== undefined && (
        <div>
          <Button kind="danger" size="small" busy={remove.running} onClick={() => remove.start({ id })}>
            {t('removeAmnesty')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
