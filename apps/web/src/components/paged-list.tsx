import type { ApiError } from '@lectern/contracts/kernel/client';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { CardGrid } from './card-grid.tsx';
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
  isGrid = false,
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
  /** Cards beside each other instead of rows in one card. */
  readonly isGrid?: boolean;
  readonly empty: ReactNode;
  /** The rows or cards of this page, as list items. */
  readonly children: ReactNode;
}) {
  return (
    <>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          {isGrid ? (
            <CardGrid as="div">
              {[0, 1, 2].map((one) => (
                <Skeleton key={one} height="180px" radius="12px" />
              ))}
            </CardGrid>
          ) : (
            <Skeleton width="100%" height="200px" />
          )}
        </Loading>
      )}
      {data?.total === 0 && <Card>{empty}</Card>}
      {data && data.total > 0 && (
        <>
          {isGrid ? (
            <CardGrid>{children}</CardGrid>
          ) : (
            <Card as="ul" className={styles.list}>
              {children}
            </Card>
          )}
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
