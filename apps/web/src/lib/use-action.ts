import { ApiError } from '@lectern/contracts/kernel/client';
import type { Endpoint, InputOf, OutputOf, Schema } from '@lectern/contracts/kernel/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCaller } from './caller.ts';
import { isSessionLost } from './guarded-client.ts';
import { intentions } from './intention.ts';
import { countAct } from './kept/acts.ts';
import { noteActMissing } from './kept/kept-page.ts';

export interface ActionOptions<O> {
  /** Calls that are repeated after success, because their cached answers are out of date. */
  readonly invalidates?: readonly Endpoint[];
  readonly onDone?: (answer: O) => void;
  /** The answer that a refusal carries (rows that each say why); it is then taken as any answer. */
  readonly answerIn?: (error: ApiError) => O | undefined;
  readonly onRefused?: (error: ApiError) => void;
}

export interface Action<I, O> {
  /** Rejects with an ApiError; use `start` where nobody waits for the answer. */
  readonly run: (input: I) => Promise<O>;
  /** As `run`, with the outcome in `onDone`, `onRefused`, `error` and `answer` only. */
  readonly start: (input: I) => void;
  readonly running: boolean;
  readonly error: ApiError | null;
  readonly answer: O | undefined;
  readonly reset: () => void;
}

/**
 * Makes a call that changes something. If the contract is idempotent, the same input has the same idempotency key until the call is
 * known to have succeeded or been refused: a second press after a lost connection cannot act twice.
 */
export function useAction<I extends Schema, O extends Schema>(
  contract: Endpoint<I, O>,
  options: ActionOptions<OutputOf<O>> = {},
): Action<InputOf<I>, OutputOf<O>> {
  const queries = useQueryClient();
  const { client } = useCaller();
  const [keys] = useState(() => intentions());
  const repeatStale = async () => {
    const stale = options.invalidates ?? [];
    await Promise.all(stale.map((one) => queries.invalidateQueries({ queryKey: [one.path] })));
  };
  /** Such a refusal is no fault of the form: the page is kept, and says when it is back that the act is still to be done. */
  const [keptFor] = useState(() => new WeakSet<ApiError>());
  const mutation = useMutation<OutputOf<O>, ApiError, InputOf<I>>({
    mutationFn: async (input) => {
      try {
        const sent = contract.idempotent ? { idempotencyKey: keys.keyFor(input) } : {};
        return await countAct(() => client.call(contract, input, sent));
      } catch (error) {
        const answer = error instanceof ApiError ? options.answerIn?.(error) : undefined;
        if (answer === undefined) throw error;
        return answer;
      }
    },
    onSuccess: async (answer) => {
      keys.settle();
      options.onDone?.(answer);
      await repeatStale();
    },
    onError: async (error) => {
      keys.settle(error);
      if (isSessionLost(error) && noteActMissing()) {
        keptFor.add(error);
        return;
      }
      options.onRefused?.(error);
      // It may have been done: the page shows what is there now, so that nobody has to guess.
      if (error.code === 'IDEMPOTENCY_UNDECIDED') await repeatStale();
    },
  });
  return {
    run: mutation.mutateAsync,
    start: (input) => mutation.mutate(input),
    running: mutation.isPending,
    error: mutation.error && keptFor.has(mutation.error) ? null : mutation.error,
    answer: mutation.data,
    reset: mutation.reset,
  };
}
