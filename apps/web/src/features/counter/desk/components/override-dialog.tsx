import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import type { ScanLine } from '../scan-line.ts';

/** Asks for the reason for lending against a rule. */
export function OverrideDialog({
  line,
  onSend,
  onClose,
}: {
  readonly line: ScanLine;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={t('override.title')}
      send={t('override.send')}
      cancel={t('cancel')}
      busy={false}
      onClose={onClose}
      onSend={() => (reason.trim() === '' ? setMissing(true) : onSend(reason.trim()))}
    >
      <p>{errorText(line.error)}</p>
      <TextField
        label={t('reason')}
        hint={t('override.hint')}
        maxLength={200}
        value={reason}
        error={isMissing && reason.trim() === '' ? t('override.missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
