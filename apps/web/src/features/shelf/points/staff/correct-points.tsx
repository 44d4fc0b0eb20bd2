import { correctPoints } from '@lectern/contracts/shelf/points/correct-points';
import { getReaderPoints } from '@lectern/contracts/shelf/points/get-reader-points';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Gives points to a reader or takes them away, with the reason. */
export function CorrectPoints({
  reader,
  onClose,
}: {
  readonly reader: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('points');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const correct = useAction(correctPoints, {
    invalidates: [getReaderPoints],
    onDone() {
      showToast('ok', t('staff.corrected'));
      onClose();
    },
  });
  const text = typed.trim().replace('\u2212', '-');
  const change = /^[+-]?\d{1,6}$/.test(text) ? Number(text) : 0;

  function send() {
    setIsTried(true);
    if (change !== 0 && reason.trim() !== '') correct.start({ reader, change, reason });
  }

  return (
    <FormDialog
      title={t('staff.correct')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      busy={correct.running}
      error={correct.error}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('staff.change')}
        error={isTried && change === 0 ? t('staff.wrong') : undefined}
        autoComplete="off"
        maxLength={8}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={t('staff.reason')}
        hint={t('staff.reasonHint')}
        error={isTried && reason.trim() === '' ? t('staff.wrongReason') : undefined}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
