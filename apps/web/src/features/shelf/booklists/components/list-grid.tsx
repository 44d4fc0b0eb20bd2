import type { ApiError } from '@lectern/contracts/kernel/client';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import styles from '../booklists.module.css';

/** Cards of lists with pages, and what is shown while they load, where they failed, and where there are none. */
export function ListGrid({
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
  readonly query?: Readonly<Record<string, string>>;
  readonly empty: ReactNode;
  /** The cards of this page, as list items. */
  readonly children: ReactNode;
}) {
  return (
    <>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <div className={styles.grid}>
            {[0, 1, 2].map((one) => (
              <Skeleton key={one} height="180px" radius="12px" />
            ))}
          </div>
        </Loading>
      )}
      {data?.total === 0 && <Card>{empty}</Card>}
      {data && data.total > 0 && (
        <>
          <ul className={styles.grid}>{children}</ul>
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
