import {
  OPTION_LENGTH,
  QUESTION_LENGTH,
  type Question,
} from '@lectern/contracts/talk/questionnaires/question';
import {
  INTRODUCTION_LENGTH,
  QUESTIONNAIRE_NAME_LENGTH,
} from '@lectern/contracts/talk/questionnaires/translation';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../questionnaires.module.css';
import { NO_WORDS, type QuestionWords, type TranslationDraft } from './translation-draft.ts';

/** The fields for the words of a questionnaire in another language, each with the original words beside it. */
export function TranslationFields({
  draft,
  questions,
  isFrozen,
  wrong,
  onChange,
}: {
  readonly draft: TranslationDraft;
  /** As they are in the original. */
  readonly questions: readonly Question[];
  /** Somebody may have answered in this language: its questions stay as they are. */
  readonly isFrozen: boolean;
  /** `name`, and ids of questions, of which something is missing. */
  readonly wrong: readonly string[];
  readonly onChange: (draft: TranslationDraft) => void;
}) {
  const { t } = useTranslation('questionnaires');
  return (
    <>
      <p className="muted">{t('staff.translationHint')}</p>
      <TextField
        label={t('staff.name')}
        maxLength={QUESTIONNAIRE_NAME_LENGTH}
        value={draft.name}
        error={wrong.includes('name') ? t('staff.missing') : undefined}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      <TextArea
        label={t('staff.introduction')}
        rows={3}
        maxLength={INTRODUCTION_LENGTH}
        value={draft.introduction}
        onChange={({ target }) => onChange({ ...draft, introduction: target.value })}
      />
      {isFrozen && <Notice>{t('staff.frozen')}</Notice>}
      {!isFrozen && questions.length === 0 && <Notice>{t('staff.questionsFirst')}</Notice>}
      {!isFrozen &&
        questions.map((question, at) => (
          <QuestionTranslation
            key={question.id}
            question={question}
            number={at + 1}
            words={draft.words[question.id] ?? NO_WORDS}
            isWrong={wrong.includes(question.id)}
            onChange={(words) => onChange({ ...draft, words: { ...draft.words, [question.id]: words } })}
          />
        ))}
    </>
  );
}

function QuestionTranslation({
  question,
  number,
  words,
  isWrong,
  onChange,
}: {
  readonly question: Question;
  readonly number: number;
  readonly words: QuestionWords;
  readonly isWrong: boolean;
  readonly onChange: (words: QuestionWords) => void;
}) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const name = t('staff.question', { number: format.number(number), kind: t(`kinds.${question.kind}`) });
  const original = (text: string) => t('staff.original', { text });
  const lines = (kind: 'rows' | 'options', label: string, originals: readonly string[]) => (
    <TextArea
      label={label}
      hint={`${original(originals.join(' / '))} ${t('staff.sameLines', { lines: format.number(originals.length) })}`}
      rows={originals.length}
      value={words[kind]}
      onChange={({ target }) => onChange({ ...words, [kind]: target.value })}
    />
  );
  return (
    <Card as="section" padded className={styles.draft} aria-label={name}>
      <h2>{name}</h2>
      <TextField
        label={t('staff.text')}
        hint={original(question.text)}
        maxLength={QUESTION_LENGTH}
        value={words.text}
        error={isWrong ? t('staff.translationWrong') : undefined}
        onChange={({ target }) => onChange({ ...words, text: target.value })}
      />
      {question.kind === 'matrix' && lines('rows', t('staff.rows'), question.rows)}
      {'options' in question &&
        lines('options', t(question.kind === 'matrix' ? 'staff.columns' : 'staff.options'), question.options)}
      {question.kind === 'scale' && (
        <div className={styles.pair}>
          {(['low', 'high'] as const).map((side) => (
            <TextField
              key={side}
              label={t(`staff.${side}`)}
              hint={question[side] && original(question[side])}
              maxLength={OPTION_LENGTH}
              value={words[side]}
              onChange={({ target }) => onChange({ ...words, [side]: target.value })}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
