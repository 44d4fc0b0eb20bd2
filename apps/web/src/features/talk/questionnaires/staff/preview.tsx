import type { QuestionnaireTranslation } from '@lectern/contracts/talk/questionnaires/translation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import type { Answers } from '../answers.ts';
import { QuestionFields } from '../components/question-fields.tsx';
import styles from '../questionnaires.module.css';

/** A questionnaire as readers will see it. What is filled in goes nowhere. */
export function Preview({
  words: { language, name, introduction, questions },
  onClose,
}: {
  readonly words: QuestionnaireTranslation;
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
      {introduction && (
        <p className={styles.introduction} lang={language}>
          {introduction}
        </p>
      )}
      <QuestionFields lang={language} questions={questions} answers={answers} onChange={setAnswers} />
    </Dialog>
  );
}
