import { getResearcher } from '@lectern/contracts/resources/researchers/get-researcher';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import styles from '../../../../components/eresources/record-page.module.css';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import type { BibDialogs } from '../../../../lib/bib-dialogs.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { OwnPageBar } from './own-page-bar.tsx';
import { PersonCharts } from './person-charts.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonPublications } from './person-publications.tsx';
import { useOwnResearcher } from './use-own-researcher.ts';

/** A researcher: who they are, how they are reached, and their publications. */
export function ResearcherPage({
  id,
  Export,
  Documents,
}: {
  readonly id: string;
  /** Writes works as a file for reference managers. */
  readonly Export: BibDialogs['Export'];
  /** What the digital library has of a person. */
  readonly Documents: ComponentType<{ readonly personId: string }>;
}) {
  const { t } = useTranslation('researchers');
  const own = useOwnResearcher();
  const { data, error, refetch } = useCall(getResearcher, { id }, { staleMs: 60_000, ofReader: true });
  usePageTitle(data?.name ?? t('title'));
  if (!data)
    return (
      <div className={`wrap ${styles.page}`}>
        <h1 className="hidden-visually">{t('title')}</h1>
        {error ? (
          <ErrorState
            error={error}
            onRetry={() => void refetch()}
            actions={<ButtonLink to="/researcher">{t('title')}</ButtonLink>}
          />
        ) : (
          <Loading>
            <Skeleton height="320px" radius="12px" />
          </Loading>
        )}
      </div>
    );
  const isOwn = own?.researcherId === data.id;
  return (
    <article className={`wrap ${styles.page}`}>
      <p>
        <Link to="/researcher" className={styles.back}>
          <ArrowLeft size={16} aria-hidden />
          {t('toAll')}
        </Link>
      </p>
      {isOwn && <OwnPageBar isHidden={own.isHidden} />}
      <PersonHead person={data} />
      {data.isSearchAway && <Notice tone="warn">{t('searchAway')}</Notice>}
      <PersonCharts person={data} />
      <PersonPublications person={data} isOwn={isOwn} Export={Export} />
      <Suspense>
        <Documents personId={data.id} />
      </Suspense>
    </article>
  );
}
