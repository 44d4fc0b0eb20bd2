import { addFolder } from '@lectern/contracts/shelf/favourites/add-folder';
import { FOLDER_NAME_FAULTS } from '@lectern/contracts/shelf/favourites/errors';
import { type FavouriteFolder, MAX_FOLDER_NAME } from '@lectern/contracts/shelf/favourites/folder';
import { listFolders } from '@lectern/contracts/shelf/favourites/list-folders';
import { renameFolder } from '@lectern/contracts/shelf/favourites/rename-folder';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Makes a folder, or gives one another name. */
export function FolderDialog({
  folder,
  onClose,
}: {
  readonly folder?: FavouriteFolder | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const [name, setName] = useState(folder?.name ?? '');
  const outcome = {
    invalidates: [listFolders],
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  };
  const add = useAction(addFolder, outcome);
  const rename = useAction(renameFolder, outcome);
  const { error } = folder ? rename : add;
  const ofName = FOLDER_NAME_FAULTS.some(({ code }) => code === error?.code);
  return (
    <FormDialog
      title={t(folder ? 'folder.rename' : 'folder.add')}
      send={t('save')}
      cancel={t('cancel')}
      busy={add.running || rename.running}
      error={ofName ? undefined : error}
      onSend={() => (folder ? rename.start({ folderId: folder.folderId, name }) : add.start({ name }))}
      onClose={onClose}
    >
      <TextField
        label={t('folder.name')}
        value={name}
        maxLength={MAX_FOLDER_NAME}
        {...(ofName && error && { error: errorText(error) })}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
