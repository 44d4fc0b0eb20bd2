import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { MOST_QUESTIONS } from '@lectern/contracts/resources/databases/eresource';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { TextField } from '../../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../../lib/language-names.ts';
import { randomId } from '../../../../../lib/random-id.ts';
import styles from '../staff.module.css';
import type { Draft } from './draft.ts';
import { DraftBox } from './draft-box.tsx';

type Question = Draft['questions'][number];

/** What readers are asked about a trial. */
export function QuestionDrafts({
  questions,
  faults,
  onChange,
}: {
  readonly questions: readonly Question[];
  /** The places of those without words. */
  readonly faults: ReadonlySet<number>;
  readonly onChange: (questions: readonly Question[]) => void;
}) {
  const { t } = useTranslation('databases');
  return (
    <div className={styles.drafts}>
      <p className="muted">{t('staff.question.hint')}</p>
      {questions.map(({ id, text }, at) => (
        <DraftBox
          key={id}
          title={t('staff.question.title', { number: at + 1 })}
          remove={t('staff.question.remove', { number: at + 1 })}
          onRemove={() => onChange(questions.filter((one) => one.id !== id))}
        >
          <div className={styles.pair}>
            {LANGUAGES.map((language, place) => (
              <TextField
                key={language}
                label={t('staff.question.text', { language: LANGUAGE_NAMES[language] })}
                lang={language}
                value={text[language] ?? ''}
                maxLength={300}
                autoComplete="off"
                error={place === 0 && faults.has(at) ? t('staff.question.missing') : undefined}
                onChange={({ target }) =>
                  onChange(
                    questions.map((one) =>
                      one.id === id ? { id, text: { ...text, [language]: target.value } } : one,
                    ),
                  )
                }
              />
            ))}
          </div>
        </DraftBox>
      ))}
      {questions.length < MOST_QUESTIONS && (
        <div>
          <Button
            icon={<Plus size={16} aria-hidden />}
            onClick={() => onChange([...questions, { id: randomId(), text: {} }])}
          >
            {t('staff.question.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
