import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { Borrowers, getLoanAnalysis } from '@lectern/contracts/shelf/record-use/get-loan-analysis';
import { useTranslation } from 'react-i18next';
import { ChartWithTable } from '../../../../../components/chart/chart-with-table.tsx';
import { useFormat } from '../../../../../lib/use-format.ts';

/** Who borrowed the work in the last twelve months: by month, by kind of reader, by college. */
export function LoanAnalysis({ analysis }: { readonly analysis: OutputOf<typeof getLoanAnalysis.output> }) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const rowsOf = (borrowers: readonly Borrowers[]) =>
    borrowers.map(({ code, name, loanCount }) => ({
      key: code,
      name: code === '' ? t('use.others') : name,
      value: loanCount,
    }));
  return (
    <>
      <ChartWithTable
        title={t('use.months')}
        head={t('use.month')}
        valueHead={t('use.loans')}
        isUpright
        rows={analysis.months.map(({ month, loanCount }) => ({
          key: month,
          name: format.month(month, 'short'),
          inFull: format.month(month, 'long'),
          value: loanCount,
        }))}
      />
      {analysis.groups.length > 0 && (
        <ChartWithTable
          title={t('use.groups')}
          head={t('use.group')}
          valueHead={t('use.loans')}
          isUpright={false}
          rows={rowsOf(analysis.groups)}
        />
      )}
      {analysis.colleges.length > 0 && (
        <ChartWithTable
          title={t('use.colleges')}
          head={t('use.college')}
          valueHead={t('use.loans')}
          isUpright={false}
          rows={rowsOf(analysis.colleges)}
        />
      )}
    </>
  );
}
