import { listAskedOfMe } from '@lectern/contracts/lending/requests/list-asked-of-me';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { objectToHandOver } from '@lectern/contracts/lending/requests/object-to-hand-over';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Asks what is wrong with a hand-over; the library then decides. */
export function ObjectToHandOver({
  requestId,
  title,
  onClose,
}: {
  readonly requestId: string;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('hand-over');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const object = useAction(objectToHandOver, {
    invalidates: [listRequests, listAskedOfMe],
    onDone: () => {
      showToast('ok', t('object.done'));
      onClose();
    },
  });
  function send() {
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') object.start({ requestId, reason });
  }
  return (
    <FormDialog
      title={t('object.title')}
      send={t('object.send')}
      cancel={t('cancel')}
      busy={object.running}
      error={object.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
      </p>
      <p>{t('object.hint')}</p>
      <TextField
        label={t('object.reason')}
        value={reason}
        maxLength={500}
        error={isMissing ? t('object.missing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
