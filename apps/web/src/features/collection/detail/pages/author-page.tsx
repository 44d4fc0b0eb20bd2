import { getAuthorInfo } from '@lectern/contracts/discovery/authors/get-author-info';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ChartWithTable } from '../../../../components/chart/chart-with-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { worksByYear } from '../../../../lib/works-by-year.ts';
import styles from '../components/author/author.module.css';
import { AuthorFacts } from '../components/author/author-facts.tsx';
import { AuthorWorks } from '../components/author/author-works.tsx';

/** /author?author=…, or ?recordId=… for the main creator of a record: who it is here, and the works by year. */
export default function AuthorPage() {
  const { t } = useTranslation('detail');
  const [query] = useSearchParams();
  const author = query.get('author') ?? '';
  const recordId = query.get('recordId') ?? '';
  const asked = author === '' ? { recordId } : { author };
  const isAsked = author !== '' || recordId !== '';
  const { data, error, refetch } = useCall(getAuthorInfo, asked, { enabled: isAsked });
  usePageTitle(data?.name ?? t('author.title'));
  if (!isAsked || error?.code === 'AUTHOR_NOT_FOUND' || error?.code === 'INPUT_INVALID') {
    return (
      <div className="wrap">
        <h1 className="hidden-visually">{t('author.title')}</h1>
        <EmptyState
          title={t('author.none')}
          hint={t('author.noneHint')}
          actions={
            <ButtonLink kind="primary" to="/home">
              {t('home')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="wrap">
        <Loading>
          <Skeleton height="320px" radius="12px" />
        </Loading>
      </div>
    );
  }
  const columns = worksByYear(data.years);
  return (
    <div className="wrap">
      <header className={styles.head}>
        <p className="muted small">{data.kind === 'person' ? t('author.title') : t('author.bodyTitle')}</p>
        <h1>{data.name}</h1>
        {data.dates && <p className="muted">{data.dates}</p>}
      </header>
      <Card padded className={styles.overview}>
        <AuthorFacts author={data} />
        {columns.length > 1 && (
          <ChartWithTable
            heading="h2"
            title={
              columns.every(({ first, last }) => first === last) ? t('author.years') : t('author.decades')
            }
            head={t('use.year')}
            valueHead={t('author.works')}
            isUpright
            rows={columns.map(({ first, last, count }) => ({
              key: String(first),
              name: String(first),
              inFull: first === last ? String(first) : `${first}–${last}`,
              value: count,
            }))}
          />
        )}
      </Card>
      <AuthorWorks asked={asked} />
    </div>
  );
}
