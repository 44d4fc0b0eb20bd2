import type { ApiError } from '@lectern/contracts/kernel/client';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

/**
 * A dialog for something that is loaded when it opens, because what is at hand may be old. While it loads, and where that fails, the dialog
 * says so; then `children` draws the one with the content, and what is typed there stays when the answer is asked for again.
 */
export function LoadingDialog<T>({
  title,
  width,
  answer: { data, error, isFetchedAfterMount, refetch },
  onClose,
  children,
}: {
  readonly title: string;
  readonly width: string;
  readonly answer: {
    readonly data?: T | undefined;
    readonly error: ApiError | null;
    readonly isFetchedAfterMount: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly onClose: () => void;
  readonly children: (data: T) => ReactNode;
}) {
  const [loaded, setLoaded] = useState<T>();
  if (loaded === undefined && data !== undefined && isFetchedAfterMount) setLoaded(() => data);
  const shown = loaded === undefined ? undefined : (data ?? loaded);
  if (shown !== undefined) return children(shown);
  return (
    <Dialog title={title} onClose={onClose} width={width}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height="320px" radius="12px" />
        </Loading>
      )}
    </Dialog>
  );
}
