import { removeLibraryList } from '@lectern/contracts/booklists/remove-library-list';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { LIBRARY_CALLS } from './library-calls.ts';

/** Asks before a list of the library goes with its notes, cover and followers. */
export function RemoveList({
  list: { id, name },
  onClose,
}: {
  readonly list: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('booklists');
  const remove = useAction(removeLibraryList, {
    invalidates: LIBRARY_CALLS,
    onDone: () => {
      showToast('ok', t('delete.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('delete.title', { name })}
      send={t('staff.remove')}
      cancel={t('cancel')}
      isDanger
      busy={remove.running}
      error={remove.error}
      onSend={() => remove.start({ id })}
      onClose={onClose}
    >
      <p>{t('staff.removeHint')}</p>
    </FormDialog>
  );
}
