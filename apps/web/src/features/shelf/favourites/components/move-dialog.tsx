import type { FavouriteFolder } from '@lectern/contracts/shelf/favourites/folder';
import { moveFavourites } from '@lectern/contracts/shelf/favourites/move-favourites';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { FAVOURITE_CALLS } from '../use-removal.ts';

/** Moves favourites to another folder, and offers to move them back. */
export function MoveDialog({
  recordIds,
  folders,
  onMoved,
  onClose,
}: {
  readonly recordIds: readonly string[];
  readonly folders: readonly FavouriteFolder[];
  readonly onMoved?: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('favourites');
  const [folderId, setFolderId] = useState(folders[0]?.folderId ?? '');
  const back = useAction(moveFavourites, { invalidates: FAVOURITE_CALLS });
  const move = useAction(moveFavourites, {
    invalidates: FAVOURITE_CALLS,
    onDone: ({ moved }) => {
      const undo = () => {
        for (const from of new Set(moved.map(({ fromFolderId }) => fromFolderId))) {
          const rows = moved.filter(({ fromFolderId }) => fromFolderId === from);
          back.start({ folderId: from, recordIds: rows.map(({ recordId }) => recordId) });
        }
      };
      showToast('ok', t('moved'), { label: t('undo'), run: undo });
      onMoved?.();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('move')}
      send={t('moveHere')}
      cancel={t('cancel')}
      busy={move.running}
      error={move.error}
      onSend={() => move.start({ folderId, recordIds: [...recordIds] })}
      onClose={onClose}
    >
      <SelectField
        label={t('folder.label')}
        value={folderId}
        onChange={({ target }) => setFolderId(target.value)}
      >
        {folders.map((one) => (
          <option key={one.folderId} value={one.folderId}>
            {one.name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
