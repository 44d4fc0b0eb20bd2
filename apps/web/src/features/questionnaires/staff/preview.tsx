import type { Question } from '@lectern/contracts/questionnaires/question';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import type { Answers } from '../answers.ts';
import { QuestionFields } from '../components/question-fields.tsx';
import styles from '../questionnaires.module.css';

/** A questionnaire as readers will see it. What is filled in goes nowhere. */
export function Preview({
  name,
  introduction,
  questions,
  onClose,
}: {
  readonly name: string;
  readonly introduction: string;
  readonly questions: readonly Question[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('questionnaires');
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <Dialog
      title={name || t('staff.preview')}
      width="820px"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {introduction && <p className={styles.introduction}>{introduction}</p>}
      <QuestionFields questions={questions} answers={answers} onChange={setAnswers} />
    </Dialog>
  );
}
