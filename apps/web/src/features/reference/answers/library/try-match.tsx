import { matchLibraryAnswer } from '@lectern/contracts/reference/ai/match-library-answer';
import { MAX_QUESTION } from '@lectern/contracts/reference/ai/question-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../answers.module.css';

/** A field in which staff see, while they write, which answer a question would get, and how near others are. */
export function TryMatch({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation('answers');
  const format = useFormat();
  const errorText = useErrorText();
  const [question, setQuestion] = useState('');
  const settled = useDebounced(question).trim();
  const { data, error } = useCall(
    matchLibraryAnswer,
    { question: settled },
    { enabled: settled !== '', keepPrevious: true, staleMs: 0 },
  );
  const found = settled === '' ? undefined : data;
  const chosen = found?.near.find(({ id }) => id === found.answeredBy);
  return (
    <Card as="section" padded className={styles.match}>
      <TextField
        label={t('match.label')}
        hint={t('match.hint')}
        autoComplete="off"
        maxLength={MAX_QUESTION}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      <div role="status">
        {found && (
          <Notice tone={chosen ? 'info' : 'warn'}>
            {chosen
              ? t('match.answered', { wording: chosen.wording })
              : t(found.needsSameWords ? 'match.seeks' : 'match.not')}
          </Notice>
        )}
      </div>
      {found && found.near.length > 0 && (
        <ul className={styles.near} aria-label={t('match.near')}>
          {found.near.map(({ id, wording, language, nearness }) => (
            <li key={id}>
              <Button size="small" kind="text" onClick={() => onOpen(id)}>
                <span lang={language}>{wording}</span>
              </Button>
              <span className="muted small num">
                {t('match.nearness', {
                  nearness: format.number(Math.round(nearness * 100)),
                  threshold: format.number(Math.round(found.threshold * 100)),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
