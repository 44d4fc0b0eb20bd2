import { deleteList } from '@lectern/contracts/booklists/delete-list';
import { listFollowedLists } from '@lectern/contracts/booklists/list-followed-lists';
import { listOpenLists } from '@lectern/contracts/booklists/list-open-lists';
import { listOwnLists } from '@lectern/contracts/booklists/list-own-lists';
import { pageOwnLists } from '@lectern/contracts/booklists/page-own-lists';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
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
  const remove = useAction(deleteList, {
    // The list itself is not asked for again: it is gone.
    invalidates: [listOwnLists, pageOwnLists, listOpenLists, listFollowedLists],
    onDone: () => {
      showToast('ok', t('delete.done'));
      onDeleted();
    },
  });
  return (
    <FormDialog
      title={t('delete.title', { name })}
      send={t('delete.open')}
      cancel={t('cancel')}
      isDanger
      busy={remove.running}
      error={remove.error}
      onSend={() => remove.start({ id })}
      onClose={onClose}
    >
      <p>{t('delete.explain')}</p>
    </FormDialog>
  );
}
