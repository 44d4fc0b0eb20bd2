import { deleteFolder } from '@lectern/contracts/shelf/favourites/delete-folder';
import type { FavouriteFolder } from '@lectern/contracts/shelf/favourites/folder';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { FAVOURITE_CALLS } from '../use-removal.ts';

/** Asks whether a folder is to be deleted. What is in it stays. */
export function DeleteFolder({
  folder: { folderId, name },
  onDeleted,
  onClose,
}: {
  readonly folder: FavouriteFolder;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('favourites');
  const remove = useAction(deleteFolder, {
    invalidates: FAVOURITE_CALLS,
    onDone: () => {
      showToast('ok', t('folder.deleted'));
      onDeleted();
    },
  });
  return (
    <FormDialog
      title={t('folder.deleteTitle', { name })}
      send={t('folder.delete')}
      cancel={t('cancel')}
      isDanger
      busy={remove.running}
      error={remove.error}
      onSend={() => remove.start({ folderId })}
      onClose={onClose}
    >
      <p>{t('folder.deleteExplain')}</p>
    </FormDialog>
  );
}
