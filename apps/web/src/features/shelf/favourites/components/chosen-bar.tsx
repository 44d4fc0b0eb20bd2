import type { Favourite } from '@lectern/contracts/shelf/favourites/favourite';
import type { FavouriteFolder } from '@lectern/contracts/shelf/favourites/folder';
import { FolderInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { select, selection } from '../../../../lib/search/selection.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import styles from '../favourites.module.css';
import { useRemoval } from '../use-removal.ts';
import { MoveDialog } from './move-dialog.tsx';

/** Moves or removes the chosen works of this page; the bar of chosen works does the rest. */
export function ChosenBar({
  favourites,
  folders,
}: {
  readonly favourites: readonly Favourite[];
  readonly folders: readonly FavouriteFolder[];
}) {
  const { t } = useTranslation('favourites');
  const chosen = new Set(useExternalStore(selection).map(({ recordId }) => recordId));
  const remove = useRemoval();
  const [isMoving, setIsMoving] = useState(false);
  const here = favourites.filter(({ recordId }) => chosen.has(recordId));
  const recordIds = here.map(({ recordId }) => recordId);
  if (here.length === 0 && !isMoving) return null;
  return (
    <div className={styles.bar}>
      <Button size="small" icon={<FolderInput size={15} aria-hidden />} onClick={() => setIsMoving(true)}>
        {t('moveChosen')}
      </Button>
      <Button
        size="small"
        busy={remove.running}
        icon={<Trash2 size={15} aria-hidden />}
        onClick={() => {
          remove.start({ recordIds });
          select(here, false);
        }}
      >
        {t('removeChosen')}
      </Button>
      {isMoving && (
        <MoveDialog
          recordIds={recordIds}
          folders={folders}
          onMoved={() => select(here, false)}
          onClose={() => setIsMoving(false)}
        />
      )}
    </div>
  );
}
