import { listStaffQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-staff-questionnaires';
import type { StaffQuestionnaire } from '@lectern/contracts/talk/questionnaires/questionnaire';
import { removeQuestionnaire } from '@lectern/contracts/talk/questionnaires/remove-questionnaire';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';

/** Asks before a questionnaire goes that nobody has answered. */
export function RemoveQuestionnaire({
  questionnaire: { id, name },
  onClose,
}: {
  readonly questionnaire: StaffQuestionnaire;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('questionnaires');
  return (
    <RemoveDialog
      call={removeQuestionnaire}
      input={{ questionnaireId: id }}
      invalidates={[listStaffQuestionnaires]}
      words={{
        title: t('staff.removeTitle', { name }),
        hint: t('staff.removeHint'),
        send: t('staff.remove'),
        cancel: t('cancel'),
        done: t('staff.removed'),
      }}
      onClose={onClose}
    />
  );
}
