import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';

/** Asks why requests are refused: their readers are told. */
export function RefuseDialog({
  onSend,
  onClose,
}: {
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={t('queues.refuseTitle')}
      send={t('queues.refuseSend')}
      cancel={t('cancel')}
      isDanger
      busy={false}
      onClose={onClose}
      onSend={() => (reason.trim() === '' ? setMissing(true) : onSend(reason.trim()))}
    >
      <TextField
        label={t('reason')}
        hint={t('queues.refuseHint')}
        maxLength={200}
        value={reason}
        error={isMissing && reason.trim() === '' ? t('override.missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
