import { removeTopic } from '@lectern/contracts/topics/remove-topic';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
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
  const remove = useAction(removeTopic, {
    invalidates: TOPIC_CALLS,
    onDone: () => {
      showToast('ok', t('staff.removed'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('staff.removeTitle', { name: title })}
      send={t('staff.remove')}
      cancel={t('staff.cancel')}
      isDanger
      busy={remove.running}
      error={remove.error}
      onSend={() => remove.start({ id })}
      onClose={onClose}
    >
      <p>{t('staff.removeHint')}</p>
    </FormDialog>
  );
}
