import { ANSWER_LENGTH, answerFeedback } from '@lectern/contracts/talk/feedback/answer-feedback';
import type { Feedback } from '@lectern/contracts/talk/feedback/feedback';
import { listDeskFeedback } from '@lectern/contracts/talk/feedback/list-desk-feedback';
import { setFeedbackState } from '@lectern/contracts/talk/feedback/set-feedback-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { ReplyForm } from '../components/reply-form.tsx';
import styles from '../feedback.module.css';

/** The library's answer, and where the conversation stands. */
export function DeskReply({ feedback: { id, state } }: { readonly feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useAction(answerFeedback, {
    invalidates: [listDeskFeedback],
    onDone: () => {
      showToast('ok', t('staff.answered'));
      setIsOpen(false);
    },
  });
  const move = useAction(setFeedbackState, {
    invalidates: [listDeskFeedback],
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  if (isOpen)
    return (
      <ReplyForm
        label={t('staff.answer')}
        most={ANSWER_LENGTH}
        busy={answer.running}
        error={answer.error}
        onSend={(text) => answer.start({ id, text })}
        onClose={() => setIsOpen(false)}
      />
    );
  return (
    <div className={styles.tools}>
      <Button size="small" kind="primary" onClick={() => setIsOpen(true)}>
        {t('staff.answer')}
      </Button>
      {state !== 'handling' && (
        <Button size="small" busy={move.running} onClick={() => move.start({ id, state: 'handling' })}>
          {t('staff.handle')}
        </Button>
      )}
      {state !== 'replied' && (
        <Button size="small" busy={move.running} onClick={() => move.start({ id, state: 'replied' })}>
          {t('staff.close')}
        </Button>
      )}
    </div>
  );
}
