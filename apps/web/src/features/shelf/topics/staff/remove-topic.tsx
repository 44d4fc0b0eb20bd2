import { removeTopic } from '@lectern/contracts/shelf/topics/remove-topic';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { TOPIC_CALLS } from './topic-calls.ts';

/** Asks before a topic goes with its text and picture. */
export function RemoveTopic({
  topic: { id, title },
  onClose,
}: {
  readonly topic: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('topics');
  return (
    <RemoveDialog
      call={removeTopic}
      input={{ id }}
      invalidates={TOPIC_CALLS}
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
