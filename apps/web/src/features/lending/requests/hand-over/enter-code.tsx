import type { AskedView } from '@lectern/contracts/lending/requests/asked-view';
import { confirmTakeCode } from '@lectern/contracts/lending/requests/confirm-take-code';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { ScanField } from '../../../../components/scan/scan-field.tsx';
import { useAction } from '../../../../lib/use-action.ts';

/** The code that the other reader shows, typed or scanned. */
export function EnterCode({
  title,
  asked: { requestId },
  onEntered,
  onClose,
}: {
  readonly title: string;
  readonly asked: AskedView;
  readonly onEntered: (asked: AskedView) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('hand-over');
  const [takeCode, setTakeCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const enter = useAction(confirmTakeCode, { onDone: onEntered, onRefused: () => setTakeCode('') });
  const send = (code: string) => {
    setIsMissing(code.trim() === '');
    if (code.trim() !== '') enter.start({ requestId, takeCode: code });
  };
  return (
    <FormDialog
      title={title}
      send={t('give.codeSend')}
      cancel={t('cancel')}
      busy={enter.running}
      error={enter.error}
      onSend={() => send(takeCode)}
      onClose={onClose}
    >
      <ScanField
        label={t('give.codeLabel')}
        hint={t('give.codeHint')}
        inputMode="numeric"
        maxLength={40}
        value={takeCode}
        error={isMissing ? t('give.needCode') : undefined}
        onValue={setTakeCode}
        onScan={send}
      />
    </FormDialog>
  );
}
