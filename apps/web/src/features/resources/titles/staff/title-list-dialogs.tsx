import { nameIn } from '@lectern/contracts/kernel/languages';
import { removeTitleList } from '@lectern/contracts/resources/titles/remove-title-list';
import type { StaffTitleList } from '@lectern/contracts/resources/titles/title-list';
import { undoTitleImport } from '@lectern/contracts/resources/titles/undo-title-import';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { useLanguage } from '../../../../lib/use-language.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { ReportDialog } from './import/report-dialog.tsx';
import { ListForm } from './list-form.tsx';
import { TITLE_STAFF_CALLS } from './title-staff-calls.ts';

/** What is done with a title list in a dialog. */
export type TitleListTask =
  | { readonly what: 'add' }
  | { readonly what: 'import' | 'report' | 'change' | 'undo' | 'remove'; readonly list: StaffTitleList };

/** The dialog of a task. */
export function TitleListDialogs({
  task,
  onClose,
}: {
  readonly task: TitleListTask;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('titles');
  const language = useLanguage();
  if (task.what === 'add') return <ListForm onClose={onClose} />;
  const { what, list } = task;
  const name = nameIn(list.names, language);
  switch (what) {
    case 'import':
      return <ImportDialog list={list} name={name} onClose={onClose} />;
    case 'report':
      return <ReportDialog list={list} name={name} onClose={onClose} />;
    case 'change':
      return <ListForm list={list} name={name} onClose={onClose} />;
    case 'undo':
      return (
        <RemoveDialog
          call={undoTitleImport}
          input={{ listId: list.id }}
          invalidates={TITLE_STAFF_CALLS}
          words={{
            title: t('staff.undo.title', { name }),
            hint: t('staff.undo.hint'),
            send: t('staff.undo.send'),
            cancel: t('staff.undo.keep'),
            done: t('staff.undo.done'),
          }}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <RemoveDialog
          call={removeTitleList}
          input={{ id: list.id }}
          invalidates={TITLE_STAFF_CALLS}
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
}
