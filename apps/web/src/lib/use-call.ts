import { isForPatrons } from '@lectern/contracts/kernel/access';
import type { ApiError } from '@lectern/contracts/kernel/client';
import type { Endpoint, InputOf, OutputOf, Schema } from '@lectern/contracts/kernel/endpoint';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useCaller } from './caller.ts';
import { currentLanguage } from './language.ts';
import { queryClient } from './query-client.ts';
import { useExternalStore } from './use-external-store.ts';
import { useLanguage } from './use-language.ts';

export interface CallHookOptions {
  /** False postpones the call. A call that is not public waits for a session in any case, one for a step of a sign-in also for that. */
  readonly enabled?: boolean;
  /** How long an answer counts as fresh, in milliseconds. Default: 30 s. */
  readonly staleMs?: number;
  /** Repeats the call after this many milliseconds. */
  readonly refetchMs?: number;
  /** The answer of a public call depends on who asks: it is cached for the session alone. */
  readonly ofReader?: boolean;
  /** Keeps the last answer while a new input is loading: for pages of a list. */
  readonly keepPrevious?: boolean;
}

/** The key of an answer in the cache: call, input, language and, unless the answer is the same for everybody, session. */
export function callKey(
  contract: Endpoint,
  input: unknown,
  language: string,
  token: string | undefined,
  ofReader = contract.access !== 'public',
) {
  return [contract.path, input, language, ofReader ? (token ?? '') : null] as const;
}

/** Starts a public call before the component that needs it is drawn. The component then finds the answer in the cache. */
export function prefetch<I extends Schema, O extends Schema>(
  contract: Endpoint<I, O>,
  input: InputOf<I>,
): void {
  void queryClient.prefetchQuery({
    queryKey: callKey(contract, input, currentLanguage(), undefined),
    queryFn: ({ signal }) => api.call(contract, input, { signal }),
  });
}

/**
 * Makes any call of the catalogue and caches the answer: `const { data, error, isPending, refetch } = useCall(getNewBooks, { rows: 7 })`.
 */
export function useCall<I extends Schema, O extends Schema>(
  contract: Endpoint<I, O>,
  input: InputOf<I>,
  options: CallHookOptions = {},
): UseQueryResult<OutputOf<O>, ApiError> {
  const language = useLanguage();
  const { client, session, step } = useCaller();
  const stepToken = useExternalStore(step)?.token;
  const sessionToken = useExternalStore(session)?.token;
  const mayBeStep = contract.access !== 'patron' && isForPatrons(contract.access);
  const token = sessionToken ?? (mayBeStep ? stepToken : undefined);
  const allowed = contract.access === 'public' || token !== undefined;
  return useQuery<OutputOf<O>, ApiError>({
    queryKey: callKey(contract, input, language, token, options.ofReader),
    queryFn: ({ signal }) => client.call(contract, input, { signal }),
    enabled: allowed && options.enabled !== false,
    ...(options.staleMs !== undefined && { staleTime: options.staleMs }),
    ...(options.refetchMs !== undefined && { refetchInterval: options.refetchMs }),
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
  });
}
