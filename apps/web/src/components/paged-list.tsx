import type { ApiError } from '@lectern/contracts/kernel/client';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';
import styles from './paged-list.module.css';
import { Pager } from './pager.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

/** A list whose page is in the address, with what is shown while it loads, where it failed, and where it is empty. */
export function PagedList({
  answer: { data, error, isPending, refetch },
  page,
  rows,
  label,
  query = {},
  empty,
  children,
}: {
  readonly answer: {
    readonly data?: { readonly total: number } | undefined;
    readonly error: ApiError | null;
    readonly isPending: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly page: number;
  readonly rows: number;
  /** The name of the pages for screen readers. */
  readonly label: string;
  /** What else of the address each page keeps. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly empty: ReactNode;
  /** The rows of this page, as list items. */
  readonly children: ReactNode;
}) {
  return (
    <>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="200px" />
        </Loading>
      )}
      {data?.total === 0 && <Card>{empty}</Card>}
      {data && data.total > 0 && (
        <>
          <Card as="ul" className={styles.list}>
            {children}
          </Card>
          <Pager
            page={page}
            rows={rows}
            total={data.total}
            label={label}
            to={(next) => `?${new URLSearchParams({ ...query, page: String(next) })}`}
          />
        </>
      )}
    </>
  );
}
