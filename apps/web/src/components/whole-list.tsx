import type { ApiError } from '@lectern/contracts/kernel/client';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

/** A list that is asked for whole, with what is shown while it loads, where it failed, and where it is empty. */
export function WholeList<T>({
  answer: { data, error, refetch },
  rowsOf,
  empty,
  children,
}: {
  readonly answer: {
    readonly data?: T | undefined;
    readonly error: ApiError | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly rowsOf: (data: T) => readonly unknown[];
  readonly empty: ReactNode;
  readonly children: (data: T) => ReactNode;
}) {
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Loading>
        <Skeleton width="100%" height="200px" radius="12px" />
      </Loading>
    );
  return rowsOf(data).length === 0 ? empty : children(data);
}
