import { reportComment } from '@lectern/contracts/talk/reviews/report-comment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Asks the staff to look at a review. */
export function ReportDialog({
  commentId,
  onClose,
}: {
  readonly commentId: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('reviews');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const report = useAction(reportComment, {
    onDone: () => {
      showToast('ok', t('reported'));
      onClose();
    },
  });
  function send() {
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') report.start({ commentId, reason });
  }
  return (
    <FormDialog
      title={t('reportTitle')}
      send={t('report')}
      cancel={t('cancel')}
      busy={report.running}
      error={report.error}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('reportReason')}
        hint={t('reportHint')}
        value={reason}
        maxLength={300}
        error={isMissing ? t('reportMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
