import { listStaffQuestionnaires } from '@lectern/contracts/questionnaires/list-staff-questionnaires';
import type { StaffQuestionnaire } from '@lectern/contracts/questionnaires/questionnaire';
import { removeQuestionnaire } from '@lectern/contracts/questionnaires/remove-questionnaire';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';

/** Asks before a questionnaire goes that nobody has answered. */
export function RemoveQuestionnaire({
  questionnaire: { id, name },
  onClose,
}: {
  readonly questionnaire: StaffQuestionnaire;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('questionnaires');
  const remove = useAction(removeQuestionnaire, {
    invalidates: [listStaffQuestionnaires],
    onDone: () => {
      showToast('ok', t('staff.removed'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('staff.removeTitle', { name })}
      send={t('staff.remove')}
      cancel={t('cancel')}
      isDanger
      busy={remove.running}
      error={remove.error}
      onSend={() => remove.start({ questionnaireId: id })}
      onClose={onClose}
    >
      <p>{t('staff.removeHint')}</p>
    </FormDialog>
  );
}
