import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import type { ScanLine } from '../scan-line.ts';
import { useRefusalWords } from '../use-refusal-words.ts';

/** Asks for the reason for lending to a reader against a rule. */
export function OverrideDialog({
  line,
  readerName,
  onSend,
  onClose,
}: {
  readonly line: ScanLine;
  readonly readerName: string;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const refusalWords = useRefusalWords();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={t('override.title', { name: readerName })}
      send={t('override.send')}
      cancel={t('cancel')}
      busy={false}
      onClose={onClose}
      onSend={() => (reason.trim() === '' ? setMissing(true) : onSend(reason.trim()))}
    >
      <p>{[line.item?.title ?? line.barcode, refusalWords(line.error)].join(' · ')}</p>
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
