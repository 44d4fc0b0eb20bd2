import type { ApiError } from '@lectern/contracts/kernel/client';
import { BOOK_LIST_NOT_FOUND } from '@lectern/contracts/shelf/booklists/errors';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import styles from '../booklists.module.css';

/** Shown in place of a list: while it loads, where there is none, where it failed. */
export function ListWaits({
  answer: { error, refetch },
}: {
  readonly answer: { readonly error: ApiError | null; readonly refetch: () => Promise<unknown> };
}) {
  const { t } = useTranslation('booklists');
  const isMissing = error?.code === BOOK_LIST_NOT_FOUND.code || error?.code === 'INPUT_INVALID';
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="hidden-visually">{t('listTitle')}</h1>
      {!error && (
        <Loading>
          <Skeleton height="180px" radius="12px" />
          <Skeleton height="320px" radius="12px" />
        </Loading>
      )}
      {error && !isMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isMissing && (
        <EmptyState
          title={t('notFound')}
          hint={t('notFoundHint')}
          actions={
            <ButtonLink kind="primary" to="/bookListNav">
              {t('toLists')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
