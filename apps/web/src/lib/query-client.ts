import { ApiError } from '@lectern/contracts/kernel/client';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 1;

/** Calls are repeated only when no answer came. A refusal is an answer. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && error instanceof ApiError && error.status === 0;
}

/** Removes the cached answers that belong to the session. Public answers stay. */
export function forgetReadersAnswers(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[3] !== null });
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Without a network a call fails at once, so that the page can say so. It is repeated when the network is back.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
