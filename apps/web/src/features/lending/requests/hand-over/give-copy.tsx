import type { AskedView } from '@lectern/contracts/lending/requests/asked-view';
import { listAskedOfMe } from '@lectern/contracts/lending/requests/list-asked-of-me';
import { writeTakeBarcode } from '@lectern/contracts/lending/requests/write-take-barcode';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { ScanField } from '../../../../components/scan/scan-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useAction } from '../../../../lib/use-action.ts';

/** The barcode of the copy, typed or scanned, and the condition in which it is given away. */
export function GiveCopy({
  title,
  asked: { requestId },
  onGiven,
  onClose,
}: {
  readonly title: string;
  readonly asked: AskedView;
  readonly onGiven: (asked: AskedView) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('hand-over');
  const [takeBarcode, setTakeBarcode] = useState('');
  const [comments, setComments] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const give = useAction(writeTakeBarcode, { invalidates: [listAskedOfMe], onDone: onGiven });
  const send = (barcode: string) => {
    setIsMissing(barcode.trim() === '');
    if (barcode.trim() !== '') give.start({ requestId, takeBarcode: barcode, comments });
  };
  return (
    <FormDialog
      title={title}
      send={t('give.barcodeSend')}
      cancel={t('cancel')}
      busy={give.running}
      error={give.error}
      onSend={() => send(takeBarcode)}
      onClose={onClose}
    >
      <ScanField
        label={t('give.barcodeLabel')}
        hint={t('give.barcodeHint')}
        maxLength={64}
        value={takeBarcode}
        error={isMissing ? t('give.needBarcode') : undefined}
        onValue={setTakeBarcode}
        onScan={send}
      />
      <TextField
        label={t('give.condition')}
        hint={t('give.conditionHint')}
        value={comments}
        maxLength={300}
        onChange={({ target }) => setComments(target.value)}
      />
    </FormDialog>
  );
}
