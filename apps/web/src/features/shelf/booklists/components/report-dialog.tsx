import { reportList } from '@lectern/contracts/shelf/booklists/report-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Asks the staff to look at a list. */
export function ReportDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('booklists');
  const [reason, setReason] = useState('');
  const report = useAction(reportList, {
    onDone: () => {
      showToast('ok', t('report.sent'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('report.title')}
      send={t('report.send')}
      cancel={t('cancel')}
      busy={report.running}
      error={report.error}
      onSend={() => report.start({ id, reason })}
      onClose={onClose}
    >
      <TextField
        label={t('report.reason')}
        value={reason}
        maxLength={300}
        required
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
