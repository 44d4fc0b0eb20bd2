import { answerAsker } from '@lectern/contracts/lending/requests/answer-asker';
import type { AskedView } from '@lectern/contracts/lending/requests/asked-view';
import { listAskedOfMe } from '@lectern/contracts/lending/requests/list-asked-of-me';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Says yes or no to who asks, with words for them. */
export function AnswerAsker({
  asked: { requestId, title, askerName },
  accept,
  onClose,
}: {
  readonly asked: AskedView;
  readonly accept: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('hand-over');
  const [comments, setComments] = useState('');
  const answer = useAction(answerAsker, {
    invalidates: [listAskedOfMe],
    onDone: () => {
      showToast('ok', t(accept ? 'answer.accepted' : 'answer.refused'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(accept ? 'answer.yesTitle' : 'answer.noTitle', { name: askerName })}
      send={t(accept ? 'answer.yes' : 'answer.no')}
      cancel={t('cancel')}
      isDanger={!accept}
      busy={answer.running}
      error={answer.error}
      onSend={() => answer.start({ requestId, accept, comments })}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
      </p>
      {accept && <p>{t('answer.yesHint')}</p>}
      <TextField
        label={t('answer.note')}
        {...(accept && { hint: t('answer.noteHint') })}
        value={comments}
        maxLength={300}
        onChange={({ target }) => setComments(target.value)}
      />
    </FormDialog>
  );
}
