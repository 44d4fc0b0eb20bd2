import type { StaffTitleList } from '@lectern/contracts/resources/titles/title-list';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { Dialog } from '../../../../../components/dialog.tsx';
import { ImportReport } from './import-report.tsx';

/** What the newest import of a list did. */
export function ReportDialog({
  list: { lastImport },
  name,
  onClose,
}: {
  readonly list: StaffTitleList;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('titles');
  if (!lastImport) return null;
  return (
    <Dialog
      title={t('staff.import.reportTitle', { name })}
      width="820px"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('staff.close')}</Button>}
    >
      <ImportReport run={lastImport} />
    </Dialog>
  );
}
