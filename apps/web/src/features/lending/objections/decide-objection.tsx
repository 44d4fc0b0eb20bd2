import { decideObjection } from '@lectern/contracts/counter/desk/decide-objection';
import { listObjections, type ObjectionView } from '@lectern/contracts/counter/desk/list-objections';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';

/** Asks for the reason of a decision, and says what it means. */
export function DecideObjection({
  objection: { requestId, title, holder, asker },
  decision,
  onClose,
}: {
  readonly objection: ObjectionView;
  readonly decision: 'stands' | 'undone';
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('objections');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const decide = useAction(decideObjection, {
    invalidates: [listObjections],
    onDone: () => {
      showToast('ok', t('decided'));
      onClose();
    },
  });
  function send() {
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') decide.start({ requestId, decision, reason });
  }
  return (
    <FormDialog
      title={t(decision)}
      send={t(decision)}
      cancel={t('cancel')}
      isDanger={decision === 'undone'}
      busy={decide.running}
      error={decide.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
      </p>
      <p>{t(`${decision}Hint`, { holder: holder.name, asker: asker.name })}</p>
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        maxLength={200}
        error={isMissing ? t('reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
