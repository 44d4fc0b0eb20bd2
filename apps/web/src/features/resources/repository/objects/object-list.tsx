import type { ObjectSummary } from '@lectern/contracts/resources/repository/object';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import styles from '../repository.module.css';
import { ObjectRow } from './object-row.tsx';

/** A page of objects with what stands in its place while there is none. */
export function ObjectList({
  answer,
  page,
  rows,
  isNarrowed,
  to,
}: {
  readonly answer: {
    readonly data?: { readonly total: number; readonly objects: readonly ObjectSummary[] } | undefined;
    readonly error: Parameters<typeof ErrorState>[0]['error'];
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  readonly page: number;
  readonly rows: number;
  readonly isNarrowed: boolean;
  readonly to: (page: number) => To;
}) {
  const { t } = useTranslation('repository');
  const { data, error, isPending, refetch } = answer;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) {
    return (
      <Loading>
        {[0, 1, 2].map((one) => (
          <Skeleton key={one} height="112px" radius="12px" />
        ))}
      </Loading>
    );
  }
  if (data.total === 0) {
    return (
      <Card>
        <EmptyState
          icon={<BookOpen size={36} strokeWidth={1.4} aria-hidden />}
          title={t(isNarrowed ? 'noneFound' : 'none')}
          hint={t(isNarrowed ? 'noneFoundHint' : 'noneHint')}
        />
      </Card>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {data.objects.map((object) => (
          <ObjectRow key={object.objectId} object={object} />
        ))}
      </ul>
      <Pager page={page} rows={rows} total={data.total} label={t('pages')} to={to} />
    </>
  );
}
