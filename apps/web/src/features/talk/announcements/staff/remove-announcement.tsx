import { removeAnnouncement } from '@lectern/contracts/talk/announcements/remove-announcement';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { ANNOUNCEMENT_CALLS } from './announcement-calls.ts';

/** Asks before an announcement goes with its texts. */
export function RemoveAnnouncement({
  announcement: { id, title },
  onClose,
}: {
  readonly announcement: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('announcements');
  return (
    <RemoveDialog
      call={removeAnnouncement}
      input={{ id }}
      invalidates={ANNOUNCEMENT_CALLS}
      words={{
        title: t('staff.removeTitle', { name: title }),
        hint: t('staff.removeHint'),
        send: t('staff.remove'),
        cancel: t('staff.cancel'),
        done: t('staff.removed'),
      }}
      onClose={onClose}
    />
  );
}
