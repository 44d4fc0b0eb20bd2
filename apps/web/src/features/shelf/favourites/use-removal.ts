import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import type { Favourite } from '@lectern/contracts/shelf/favourites/favourite';
import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import { listFolders } from '@lectern/contracts/shelf/favourites/list-folders';
import { listStarred } from '@lectern/contracts/shelf/favourites/list-starred';
import { removeFavourites } from '@lectern/contracts/shelf/favourites/remove-favourites';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** Calls whose answers change when favourites come or go. */
export const FAVOURITE_CALLS = [getOwnWorks, listFavourites, listFolders, listStarred];

/** Removes favourites, and offers to put them back as they were. A record that the catalogue has lost cannot come back. */
export function useRemoval() {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const refused = { onRefused: (error: unknown) => showToast('bad', errorText(error)) };
  const add = useAction(addFavourites, { invalidates: FAVOURITE_CALLS, ...refused });
  return useAction(removeFavourites, {
    invalidates: FAVOURITE_CALLS,
    ...refused,
    onDone: ({ removed }) => {
      const back = removed.filter(({ inCatalogue }) => inCatalogue);
      const undo = { label: t('undo'), run: () => void putBack(back) };
      showToast('ok', t('removed'), back.length > 0 ? undo : undefined);
    },
  });

  async function putBack(favourites: readonly Favourite[]) {
    for (const { recordId, folderId, note, tags, state } of favourites)
      await add.run({ recordIds: [recordId], folderId, note, tags, state }).catch(() => undefined);
  }
}
