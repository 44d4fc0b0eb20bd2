import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getQuestionnaireResults } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import { LEAST_ANSWERS } from '@lectern/contracts/talk/questionnaires/questionnaire';
import { toCsv } from '@lectern/rules/csv';
import { ChartColumn, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { saveText } from '../../../../lib/save-file.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../questionnaires.module.css';
import { QuestionResultCard } from './question-result.tsx';
import { resultRows } from './results-table.ts';

/** The results of a questionnaire, each question for itself. */
export function Results({
  answer: { questionnaire, isTooFew, results },
}: {
  readonly answer: OutputOf<(typeof getQuestionnaireResults)['output']>;
}) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const tooFew = t('staff.tooFew', { least: format.number(LEAST_ANSWERS) });
  const columns = (['question', 'row', 'answer', 'times'] as const).map((one) => t(`staff.csv.${one}`));
  const back = (
    <ButtonLink to="?" kind="text">
      {t('back')}
    </ButtonLink>
  );
  if (isTooFew)
    return (
      <Card>
        <EmptyState
          icon={<ChartColumn size={36} strokeWidth={1.4} />}
          title={tooFew}
          hint={t('staff.tooFewHint', { least: format.number(LEAST_ANSWERS) })}
          actions={back}
        />
      </Card>
    );
  return (
    <div className={styles.results}>
      <div className={styles.tools}>
        <span>{t('staff.answers', { number: format.number(questionnaire.answers) })}</span>
        <Button
          icon={<Download size={18} aria-hidden />}
          onClick={() => saveText('questionnaire.csv', toCsv([columns, ...resultRows(results, tooFew)]))}
        >
          {t('staff.saveCsv')}
        </Button>
        {back}
      </div>
      {results.map((result, at) => (
        <QuestionResultCard key={result.question.id} number={at + 1} result={result} />
      ))}
    </div>
  );
}
