import { getLoanAnalysis } from '@lectern/contracts/shelf/record-use/get-loan-analysis';
import { getNearTenYearLoan } from '@lectern/contracts/shelf/record-use/get-near-ten-year-loan';
import { getRecordStatistics } from '@lectern/contracts/shelf/record-use/get-record-statistics';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../../components/card.tsx';
import { ChartWithTable } from '../../../../../components/chart/chart-with-table.tsx';
import { SectionHeading } from '../../../../../components/section-heading.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { LoanAnalysis } from './loan-analysis.tsx';
import styles from './record-use.module.css';

const STALE_MS = 60_000;

/** How much the work is used: in numbers, its loans by year, and who borrows it. Nothing where nobody used it. */
export default function RecordUse({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const loans = useCall(getNearTenYearLoan, { recordId }, { staleMs: STALE_MS }).data;
  const analysis = useCall(getLoanAnalysis, { recordId }, { staleMs: STALE_MS }).data;
  const numbers = useCall(getRecordStatistics, { recordId }, { staleMs: STALE_MS }).data;
  const hasLoans = loans !== undefined && loans.total > 0;
  const hasAnalysis = analysis !== undefined && analysis.months.length > 0;
  // In one piece, so that nothing moves when the next answer comes.
  if (!loans || !analysis || !numbers) return null;
  const counted = (['favouriteCount', 'openCount', 'citeCount'] as const).flatMap((name) =>
    numbers[name] > 0
      ? [t(`use.${name}`, { count: numbers[name], number: format.number(numbers[name]) })]
      : [],
  );
  if (!hasLoans && !hasAnalysis && counted.length === 0) return null;
  return (
    <section aria-labelledby="record-use" className={styles.use}>
      <SectionHeading id="record-use" note={factLine(...counted)}>
        {t('use.heading')}
      </SectionHeading>
      {(hasLoans || hasAnalysis) && (
        <Card padded className={styles.charts}>
          {hasLoans && (
            <ChartWithTable
              title={t('use.years')}
              head={t('use.year')}
              valueHead={t('use.loans')}
              isUpright
              rows={loans.years.map(({ year, loanCount }) => ({
                key: String(year),
                name: String(year),
                value: loanCount,
              }))}
            />
          )}
          {hasAnalysis && <LoanAnalysis analysis={analysis} />}
        </Card>
      )}
    </section>
  );
}
