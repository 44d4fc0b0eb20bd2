import { ANSWER_TEXT_LENGTH, type Question } from '@lectern/contracts/talk/questionnaires/question';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { useLanguage } from '../../../../lib/use-language.ts';
import type { GivenAnswer } from '../answers.ts';
import styles from '../questionnaires.module.css';
import { MatrixField } from './matrix-field.tsx';
import { ScaleField } from './scale-field.tsx';

interface QuestionFieldProps {
  readonly question: Question;
  /** From 1. */
  readonly number: number;
  readonly answer: GivenAnswer;
  readonly isWrong: boolean;
  readonly onAnswer: (answer: GivenAnswer) => void;
}

/** A question with the fields for its answer, and what is wrong with it. */
export function QuestionField({ question, number, answer, isWrong, onAnswer }: QuestionFieldProps) {
  const { t } = useTranslation('questionnaires');
  // The words around the question are those of the page, which may be in another language.
  const page = useLanguage();
  const id = useId();
  const asked = `${number}. ${question.text}`;
  const mark = question.required ? undefined : t('optional');
  if (question.kind === 'text')
    return (
      <div id={`question-${question.id}`} className={styles.question}>
        <TextArea
          label={mark ? `${asked} ${mark}` : asked}
          rows={4}
          maxLength={ANSWER_TEXT_LENGTH}
          required={question.required}
          value={answer.text}
          error={isWrong ? t('faults.text') : undefined}
          onChange={({ target }) => onAnswer({ choices: [], text: target.value })}
        />
      </div>
    );
  const isChosen = answer.choices.some((one) => one >= 0);
  return (
    <fieldset
      id={`question-${question.id}`}
      className={styles.question}
      aria-describedby={isWrong ? `${id}-fault` : undefined}
    >
      <legend>
        {asked}{' '}
        {mark && (
          <span className="muted small" lang={page}>
            {mark}
          </span>
        )}
      </legend>
      {question.kind === 'many' && (
        <p className="muted small" lang={page}>
          {t('severalHint')}
        </p>
      )}
      <Field question={question} name={id} answer={answer} onAnswer={onAnswer} />
      {!question.required && question.kind !== 'many' && isChosen && (
        <Button kind="text" size="small" lang={page} onClick={() => onAnswer({ choices: [], text: '' })}>
          {t('clear')}
          <span className="hidden-visually"> {asked}</span>
        </Button>
      )}
      {isWrong && (
        <p id={`${id}-fault`} className={styles.fault} role="alert" lang={page}>
          {t(`faults.${question.kind}`)}
        </p>
      )}
    </fieldset>
  );
}

function Field({
  question,
  name,
  answer: { choices },
  onAnswer,
}: Pick<QuestionFieldProps, 'question' | 'answer' | 'onAnswer'> & { readonly name: string }): ReactNode {
  const choose = (next: readonly number[]) => onAnswer({ choices: next, text: '' });
  switch (question.kind) {
    case 'text':
      return null;
    case 'scale':
      return <ScaleField question={question} name={name} choices={choices} onChoose={choose} />;
    case 'matrix':
      return <MatrixField question={question} name={name} choices={choices} onChoose={choose} />;
    case 'one':
    case 'many':
      return question.options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options do not move
        <label key={at} className={styles.option}>
          <input
            type={question.kind === 'one' ? 'radio' : 'checkbox'}
            name={name}
            checked={choices.includes(at)}
            onChange={() =>
              choose(
                question.kind === 'one'
                  ? [at]
                  : choices.includes(at)
                    ? choices.filter((one) => one !== at)
                    : [...choices, at].sort((a, b) => a - b),
              )
            }
          />
          <span>{option}</span>
        </label>
      ));
  }
}
