import type { Language } from '@lectern/contracts/kernel/languages';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import { type Answers, NO_ANSWER } from '../answers.ts';
import styles from '../questionnaires.module.css';
import { QuestionField } from './question-field.tsx';

/** All questions, in their order. */
export function QuestionFields({
  lang,
  questions,
  answers,
  wrong = [],
  onChange,
}: {
  /** The language of the questions. */
  readonly lang: Language;
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** Ids of questions that are not answered as they ask. */
  readonly wrong?: readonly string[];
  readonly onChange: (answers: Answers) => void;
}) {
  return (
    <div className={styles.questions} lang={lang}>
      {questions.map((question, at) => (
        <QuestionField
          key={question.id}
          question={question}
          number={at + 1}
          answer={answers[question.id] ?? NO_ANSWER}
          isWrong={wrong.includes(question.id)}
          onAnswer={(answer) => onChange({ ...answers, [question.id]: answer })}
        />
      ))}
    </div>
  );
}
