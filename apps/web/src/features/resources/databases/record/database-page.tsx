import { getEresource } from '@lectern/contracts/resources/databases/get-eresource';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import styles from '../../../../components/eresources/record-page.module.css';
import { ReportLink } from '../../../../components/eresources/report-link.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { useEresourceAddresses } from '../eresource-address.ts';
import { StatePills } from '../list/state-pills.tsx';
import { useShownDays } from '../list/use-shown-days.ts';
import { TrialOpinion } from '../opinion/trial-opinion.tsx';
import { otherNamesOf } from '../other-names.ts';
import { DatabaseTexts } from './database-texts.tsx';
import { EntranceCard } from './entrance-card.tsx';
import { FactList } from './fact-list.tsx';
import { RelatedDatabases } from './related-databases.tsx';

/** What other features add to the page of a database. */
export interface DatabaseParts {
  /** Keeps the database as a favourite, or gives it up. */
  readonly Star: ComponentType<{ readonly recordId: string; readonly title: string }>;
  /** What readers say about it. */
  readonly Reviews: ComponentType<{
    readonly recordId: string;
    readonly title: string;
    readonly kind: 'database';
  }>;
  /** A button that writes to the library about it. */
  readonly Feedback: ComponentType<{ readonly title: string }>;
}

/** A database: how to open it, what it is, and others like it. */
export function DatabasePage({ Star, Reviews, Feedback }: DatabaseParts) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const shownDays = useShownDays();
  const addresses = useEresourceAddresses();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(getEresource, { id }, { staleMs: 60_000 });
  usePageTitle(data?.name ?? t('title'));
  const back = (
    <p>
      <Link to={addresses.list()} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {t('toAll')}
      </Link>
    </p>
  );
  if (!data)
    return (
      <div className={`wrap ${styles.page}`}>
        {back}
        {error ? (
          <>
            <h1 className="hidden-visually">{t('title')}</h1>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </>
        ) : (
          <Loading>
            <Skeleton height="320px" radius="12px" />
          </Loading>
        )}
      </div>
    );
  const others = otherNamesOf(data);
  const { name, takesComments, takesFeedback, updatedAt } = data;
  return (
    <article className={`wrap ${styles.page}`}>
      {back}
      <header className={styles.head}>
        <h1 dir="auto">{name}</h1>
        {others.length > 0 && (
          <p className="muted" dir="auto">
            {factLine(...others)}
          </p>
        )}
        <StatePills eresource={data} />
        <p className="muted small">
          {factLine(data.vendors.map((one) => one.name).join(t('comma')), shownDays(data))}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <EntranceCard eresource={data}>
            <Suspense>
              <Star recordId={id} title={name} />
              {takesFeedback && <Feedback title={name} />}
            </Suspense>
            {data.canOpen && <ReportLink eCollectionId={id} />}
          </EntranceCard>
          {data.status === 'trial' && <TrialOpinion id={id} />}
          <DatabaseTexts eresource={data} />
          <FactList eresource={data} />
          <p className="muted small">{t('updated', { day: format.dayOf(updatedAt) })}</p>
        </div>
        <RelatedDatabases eresource={data} />
      </div>
      {takesComments && (
        <section className={styles.part} aria-labelledby="database-reviews">
          <h2 id="database-reviews">{t('reviews')}</h2>
          <Suspense
            fallback={
              <Loading>
                <Skeleton height="180px" radius="12px" />
              </Loading>
            }
          >
            <Reviews recordId={id} title={name} kind="database" />
          </Suspense>
        </section>
      )}
    </article>
  );
}
