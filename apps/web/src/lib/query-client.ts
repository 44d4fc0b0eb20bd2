import { ApiError } from '@lectern/contracts/kernel/client';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 1;

/** A refusal is an answer: only silence of the network is worth a second try by itself. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && error instanceof ApiError && error.status === 0;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
