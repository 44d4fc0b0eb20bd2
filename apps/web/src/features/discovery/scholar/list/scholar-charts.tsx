import { chartPapers } from '@lectern/contracts/discovery/scholar/chart-papers';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { WhenSeen } from '../../../../components/when-seen.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { CountChart } from '../count-chart.tsx';
import type { ScholarState } from '../scholar-search.ts';
import { useBasisWords } from './cluster-panel.tsx';

/** Years, types and journals of a search as charts with their tables. */
export function ScholarCharts({ state }: { readonly state: ScholarState }) {
  const { t } = useTranslation('scholar');
  return (
    <Card as="section" padded aria-label={t('charts.label')}>
      <WhenSeen>
        <Charts state={state} />
      </WhenSeen>
    </Card>
  );
}

const LATEST_YEARS = 20;

function Charts({ state }: { readonly state: ScholarState }) {
  const { t } = useTranslation('scholar');
  const basisWords = useBasisWords();
  const { sort: _, page: __, ...filters } = state;
  const { data } = useCall(chartPapers, filters, { staleMs: 5 * 60_000 });
  if (!data) return null;
  const { years, types, journals } = data;
  return (
    <>
      <CountChart
        title={t('charts.years')}
        basis={basisWords(years.basis)}
        head={t('clusters.year')}
        isUpright
        rows={years.values.slice(-LATEST_YEARS).map(({ year, count }) => ({ name: String(year), count }))}
      />
      <CountChart
        title={t('charts.types')}
        basis={basisWords(types.basis)}
        head={t('clusters.type')}
        isUpright={false}
        rows={types.values.map(({ label, count }) => ({ name: label, count }))}
      />
      <CountChart
        title={t('charts.journals')}
        basis={basisWords(journals.basis)}
        head={t('clusters.journal')}
        isUpright={false}
        rows={journals.values.map(({ label, count }) => ({ name: label, count }))}
      />
    </>
  );
}
