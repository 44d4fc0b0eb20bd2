import type { ModelList } from '@lectern/contracts/reference/ai/model-list';
import { MAX_QUESTION } from '@lectern/contracts/reference/ai/question-text';
import { tryQuestion } from '@lectern/contracts/reference/ai/try-question';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../models.module.css';
import { TrialResult } from './trial-result.tsx';

/** The assistant for staff, also while readers do not have it: what it answers, looks up, sends and costs. */
export function TrialConsole({ models }: { readonly models: ModelList['models'] }) {
  const { t } = useTranslation('models');
  const errorText = useErrorText();
  const [question, setQuestion] = useState('');
  const [by, setBy] = useState('');
  const [withLibraryAnswers, setWithLibraryAnswers] = useState(true);
  const trial = useAction(tryQuestion);
  return (
    <Card as="section" padded className={styles.console}>
      <h2>{t('console.title')}</h2>
      <p className="muted">{t('console.hint')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const place = by === '' ? {} : { place: Number(by) };
          if (question.trim() !== '' && !trial.running)
            trial.start({ question, withLibraryAnswers, ...place });
        }}
      >
        <TextField
          label={t('console.question')}
          autoComplete="off"
          maxLength={MAX_QUESTION}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <SelectField label={t('console.by')} value={by} onChange={({ target }) => setBy(target.value)}>
          <option value="">{t('console.builtIn')}</option>
          {models.map((model, place) => (
            <option key={`${model.address} ${model.model}`} value={place}>
              {model.model}
            </option>
          ))}
        </SelectField>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={withLibraryAnswers}
            onChange={({ target }) => setWithLibraryAnswers(target.checked)}
          />
          {t('console.withLibrary')}
        </label>
        <Button type="submit" busy={trial.running}>
          {t('console.ask')}
        </Button>
      </form>
      {trial.error && <Notice tone="bad">{errorText(trial.error)}</Notice>}
      {trial.running && (
        <Loading>
          <Skeleton height="120px" radius="12px" />
        </Loading>
      )}
      {trial.answer && !trial.running && <TrialResult trial={trial.answer} />}
    </Card>
  );
}
