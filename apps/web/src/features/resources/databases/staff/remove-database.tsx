import { removeEresource } from '@lectern/contracts/resources/databases/remove-eresource';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { ERESOURCE_STAFF_CALLS } from './eresource-calls.ts';

/** Asks before a database goes with its entrances and files. */
export function RemoveDatabase({
  eresource: { id, name },
  onClose,
}: {
  readonly eresource: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('databases');
  return (
    <RemoveDialog
      call={removeEresource}
      input={{ id }}
      invalidates={ERESOURCE_STAFF_CALLS}
      words={{
        title: t('staff.removeTitle', { name }),
        hint: t('staff.removeHint'),
        send: t('staff.remove'),
        cancel: t('staff.cancel'),
        done: t('staff.removed'),
      }}
      onClose={onClose}
    />
  );
}
