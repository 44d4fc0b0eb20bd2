import { answerTrial } from '@lectern/contracts/resources/trials/answer-trial';
import { listTrialQuestions } from '@lectern/contracts/resources/trials/list-trial-questions';
import { MAX_TRIAL_ANSWER, type OwnTrialAnswer } from '@lectern/contracts/resources/trials/trial-answer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** The questions about a trial with what the reader answers, in the place of an earlier answer. */
export function OpinionDialog({
  id,
  questions,
  own,
  onClose,
}: {
  /** The database. */
  readonly id: string;
  readonly questions: readonly { readonly questionId: string; readonly text: string }[];
  readonly own: OwnTrialAnswer | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('databases');
  const [texts, setTexts] = useState(
    () => new Map((own?.answers ?? []).map(({ questionId, text }) => [questionId, text])),
  );
  const [withName, setWithName] = useState(own?.withName ?? false);
  const [isMissing, setIsMissing] = useState(false);
  const send = useAction(answerTrial, {
    invalidates: [listTrialQuestions],
    onDone: () => {
      showToast('ok', t('opinion.sent'));
      onClose();
    },
  });

  function submit() {
    const answers = questions
      .map(({ questionId }) => ({ questionId, text: texts.get(questionId)?.trim() ?? '' }))
      .filter(({ text }) => text !== '');
    setIsMissing(answers.length === 0);
    if (answers.length > 0) send.start({ id, answers, withName });
  }

  return (
    <FormDialog
      title={t('opinion.title')}
      send={t('opinion.send')}
      cancel={t('opinion.cancel')}
      width="600px"
      busy={send.running}
      error={send.error}
      onSend={submit}
      onClose={onClose}
    >
      {questions.map(({ questionId, text }, at) => (
        <TextArea
          key={questionId}
          label={text}
          value={texts.get(questionId) ?? ''}
          maxLength={MAX_TRIAL_ANSWER}
          error={at === 0 && isMissing ? t('opinion.missing') : undefined}
          onChange={({ target }) => setTexts(new Map(texts).set(questionId, target.value))}
        />
      ))}
      <Choice
        type="checkbox"
        title={t('opinion.withName')}
        about={t('opinion.withNameHint')}
        checked={withName}
        onChange={({ target }) => setWithName(target.checked)}
      />
    </FormDialog>
  );
}
