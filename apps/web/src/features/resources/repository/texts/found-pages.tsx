import { searchPages } from '@lectern/contracts/resources/repository/search-pages';
import { FileSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../repository.module.css';
import { FoundInObject } from './found-in-object.tsx';

const ROWS = 10;

/** Documents whose pages have some words, each with its best pages; in a collection and below, or in all. */
export function FoundPages({
  words,
  collectionId,
  page,
  to,
}: {
  readonly words: string;
  readonly collectionId?: string;
  readonly page: number;
  readonly to: (page: number) => To;
}) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const { data, error, refetch } = useCall(
    searchPages,
    { keyWord: words, ...(collectionId && { id: collectionId }), page, rows: ROWS },
    { ofReader: true, keepPrevious: true, enabled: words !== '' },
  );
  const total = data && t('texts.total', { count: data.total, number: format.number(data.total) });
  useAnnounced(words === '' ? undefined : total);
  if (words === '') return <None title={t('texts.start')} hint={t('texts.startHint')} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height="200px" radius="12px" />
      </Loading>
    );
  }
  if (data.total === 0) return <None title={t('texts.none')} hint={t('texts.noneHint')} />;
  return (
    <>
      <p className="num">
        {total}
        {data.isMore && <span className="muted"> {t('texts.more')}</span>}
      </p>
      <ul className={styles.rows}>
        {data.found.map((found) => (
          <FoundInObject key={found.object.objectId} found={found} words={words} />
        ))}
      </ul>
      <Pager page={page} rows={ROWS} total={data.total} label={t('pages')} to={to} />
    </>
  );
}

function None({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <Card>
      <EmptyState icon={<FileSearch size={36} strokeWidth={1.4} aria-hidden />} title={title} hint={hint} />
    </Card>
  );
}
