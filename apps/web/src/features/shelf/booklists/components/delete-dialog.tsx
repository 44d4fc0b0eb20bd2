import { deleteList } from '@lectern/contracts/shelf/booklists/delete-list';
import { listFollowedLists } from '@lectern/contracts/shelf/booklists/list-followed-lists';
import { listOpenLists } from '@lectern/contracts/shelf/booklists/list-open-lists';
import { listOwnLists } from '@lectern/contracts/shelf/booklists/list-own-lists';
import { pageOwnLists } from '@lectern/contracts/shelf/booklists/page-own-lists';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import type { OwnList } from '../own-list.ts';

/** Asks whether a list is to be deleted. */
export function DeleteDialog({
  list: { id, name },
  onDeleted,
  onClose,
}: {
  readonly list: OwnList;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('booklists');
  return (
    <RemoveDialog
      call={deleteList}
      input={{ id }}
      // The list itself is not asked for again: it is gone.
      invalidates={[listOwnLists, pageOwnLists, listOpenLists, listFollowedLists]}
      words={{
        title: t('delete.title', { name }),
        hint: t('delete.explain'),
        send: t('delete.open'),
        cancel: t('cancel'),
        done: t('delete.done'),
      }}
      onRemoved={onDeleted}
      onClose={onClose}
    />
  );
}
