import { ApiError } from '@lectern/contracts/kernel/client';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 1;

/** A refusal is an answer: only silence of the network is worth a second try by itself. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && error instanceof ApiError && error.status === 0;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Without a network a call fails and says so, where it would wait without a word; when the network is back, it is made again.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
