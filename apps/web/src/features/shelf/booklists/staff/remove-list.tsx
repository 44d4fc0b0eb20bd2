import { removeLibraryList } from '@lectern/contracts/shelf/booklists/remove-library-list';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
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
  return (
    <RemoveDialog
      call={removeLibraryList}
      input={{ id }}
      invalidates={LIBRARY_CALLS}
      words={{
        title: t('delete.title', { name }),
        hint: t('staff.removeHint'),
        send: t('staff.remove'),
        cancel: t('cancel'),
        done: t('delete.done'),
      }}
      onClose={onClose}
    />
  );
}
