import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { handleBehaviour } from '@lectern/contracts/counter/desk/handle-behaviour';
import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import type { BehaviourVerb } from '@lectern/rules/behaviours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { DeskBehaviour } from '../desk-behaviour.ts';

/** Says what a step means, and asks for its reason. */
export function HandleBehaviour({
  behaviour: { behaviourDetlId, title, behaviourTypeName },
  verb,
  onClose,
}: {
  readonly behaviour: DeskBehaviour;
  readonly verb: BehaviourVerb;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('behaviours');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const handle = useAction(handleBehaviour, {
    invalidates: [listDeskBehaviours, getDeskReader],
    onDone: () => {
      showToast('ok', t('verbs.done'));
      onClose();
    },
  });
  function send() {
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') handle.start({ behaviourDetlId, verb, reason });
  }
  return (
    <FormDialog
      title={t(`verbs.${verb}.name`)}
      send={t(`verbs.${verb}.name`)}
      cancel={t('cancel')}
      isDanger={verb === 'cancel' || verb === 'waive'}
      busy={handle.running}
      error={handle.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <b>{title || behaviourTypeName}</b>
      </p>
      <p>{t(`verbs.${verb}.hint`)}</p>
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={200}
        error={isMissing ? t('reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
