import type { Questionnaire } from '@lectern/contracts/talk/questionnaires/questionnaire';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../questionnaires.module.css';

/** A questionnaire of the reader's list: to answer, or answered. */
export function QuestionnaireRow({
  questionnaire: { id, name, language, pubDate, dueDate, fillDate, state, questionCount },
}: {
  readonly questionnaire: Questionnaire;
}) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  return (
    <li className={styles.row}>
      <div>
        <h2 lang={language}>{name}</h2>
        <p className="muted small">
          {factLine(
            t('period', { from: format.dateTime(pubDate), until: format.dateTime(dueDate) }),
            t('count', { number: format.number(questionCount) }),
          )}
        </p>
        {fillDate && (
          <p className={styles.state}>
            <Pill tone="ok">{t('answered')}</Pill>
            <span className="muted small">{t('filledOn', { day: format.date(fillDate) })}</span>
          </p>
        )}
      </div>
      {!fillDate && state === 'open' && (
        <ButtonLink to={`?id=${id}`} kind="primary" size="small">
          {t('answer')}
          <span className="hidden-visually"> {name}</span>
        </ButtonLink>
      )}
    </li>
  );
}
