import { dropFailedWork } from '@lectern/contracts/people/staff/drop-failed-work';
import { listFailedWork } from '@lectern/contracts/people/staff/list-failed-work';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';

/** Asks before failed work is deleted. */
export function DropWork({
  id,
  hint,
  onClose,
}: {
  readonly id: string;
  readonly hint: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('staff-admin');
  return (
    <RemoveDialog
      call={dropFailedWork}
      input={{ id }}
      invalidates={[listFailedWork]}
      words={{
        title: t('failedWork.dropTitle'),
        hint,
        send: t('failedWork.drop'),
        cancel: t('cancel'),
        done: t('failedWork.dropped'),
      }}
      onClose={onClose}
    />
  );
}
