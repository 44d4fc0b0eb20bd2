import { getUsage } from '@lectern/contracts/resources/usage/get-usage';
import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from '../usage.module.css';
import { UsageLinks } from '../usage-links.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { MonthsOfUsage } from './months-of-usage.tsx';
import { useUsageChoice } from './use-usage-choice.ts';
import { UsedTitles } from './used-titles.tsx';

/** Usage of one database or of all: by month, by title, and as a file. The choice is in the address. */
export default function UsagePage() {
  const { t } = useTranslation('usage');
  usePageTitle(t('title'));
  const choice = useUsageChoice();
  const { data, error, isPending, refetch } = useCall(
    getUsage,
    { ...choice.asked, metrics: [...choice.metrics] },
    { keepPrevious: true },
  );
  const isEmpty = data !== undefined && data.metrics.length === 0;
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <UsageLinks />
      <ChoiceBar choice={choice} known={data?.metrics ?? []} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="260px" />
        </Loading>
      )}
      {isEmpty && (
        <Card>
          <EmptyState
            icon={<ChartColumn size={36} strokeWidth={1.4} aria-hidden />}
            title={t('none')}
            hint={t(choice.eresourceId ? 'noneOfDatabase' : 'noneHint')}
            actions={
              <ButtonLink to={choice.eresourceId ? '/usage/sources' : '/usage/imports'}>
                {t(choice.eresourceId ? 'links.sources' : 'links.imports')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {data && !isEmpty && (
        <>
          <div className={styles.section}>
            <MonthsOfUsage usage={data} />
          </div>
          <ExportButtons choice={choice} />
          <UsedTitles choice={choice} />
        </>
      )}
    </>
  );
}
