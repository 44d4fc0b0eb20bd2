import type { Language } from '@lectern/contracts/kernel/languages';
import { answerQuestionnaire } from '@lectern/contracts/talk/questionnaires/answer-questionnaire';
import { getQuestionnaire } from '@lectern/contracts/talk/questionnaires/get-questionnaire';
import { listQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-questionnaires';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { type Answers, NO_ANSWER, unanswered } from '../answers.ts';
import styles from '../questionnaires.module.css';
import { QuestionFields } from './question-fields.tsx';

/** The form of a questionnaire. What is filled in stays while it cannot be sent, and is kept nowhere else: it is nobody's business. */
export function AnswerForm({
  questionnaireId,
  lang,
  questions,
  onDone,
}: {
  readonly questionnaireId: string;
  /** The language of the questions. */
  readonly lang: Language;
  readonly questions: readonly Question[];
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('questionnaires');
  const errorText = useErrorText();
  const [answers, setAnswers] = useState<Answers>({});
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const send = useAction(answerQuestionnaire, {
    invalidates: [listQuestionnaires, getQuestionnaire],
    onDone,
  });

  function change(next: Answers) {
    setAnswers(next);
    if (wrong.length > 0) {
      const still = unanswered(questions, next);
      setWrong(wrong.filter((id) => still.includes(id)));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = unanswered(questions, answers);
    setWrong(missing);
    if (missing[0] !== undefined) {
      document.querySelector<HTMLElement>(`#question-${missing[0]} :is(input, textarea)`)?.focus();
      return;
    }
    send.start({
      questionnaireId,
      answers: questions.map(({ id }) => {
        const { choices, text } = answers[id] ?? NO_ANSWER;
        return { questionId: id, choices: [...choices], text };
      }),
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.promise}>
        <ShieldCheck size={18} aria-hidden />
        <span>{t('anonymous')}</span>
      </p>
      <QuestionFields lang={lang} questions={questions} answers={answers} wrong={wrong} onChange={change} />
      {wrong.length > 0 && <Notice tone="bad">{t('faults.some')}</Notice>}
      {send.error && (
        <Notice tone="bad">
          {errorText(send.error)} {t('kept')}
        </Notice>
      )}
      <div className={styles.tools}>
        <Button type="submit" kind="primary" busy={send.running}>
          {t('send')}
        </Button>
        <ButtonLink to="?" kind="text">
          {t('back')}
        </ButtonLink>
      </div>
    </form>
  );
}
