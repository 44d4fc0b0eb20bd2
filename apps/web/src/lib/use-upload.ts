import type { ApiError } from '@lectern/contracts/kernel/client';
import type { Endpoint, InputOf, OutputOf, Schema, UploadEndpoint } from '@lectern/contracts/kernel/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCaller } from './caller.ts';

export interface UploadOptions<O> {
  /** Calls that are repeated after success, because their cached answers are out of date. */
  readonly invalidates?: readonly Endpoint[];
  readonly onDone?: (answer: O) => void;
  readonly onRefused?: (error: ApiError) => void;
}

/** What is wrong with a file before it is sent: `size` or `type`; undefined for a file that the call takes. */
export function uploadFault(contract: UploadEndpoint, file: Blob): 'size' | 'type' | undefined {
  if (!contract.mediaTypes.includes(file.type)) return 'type';
  return file.size > contract.maxBytes ? 'size' : undefined;
}

/** Sends one file at a time: `upload.start({}, file)`. */
export function useUpload<I extends Schema, O extends Schema>(
  contract: UploadEndpoint<I, O>,
  options: UploadOptions<OutputOf<O>> = {},
) {
  const queries = useQueryClient();
  const { client } = useCaller();
  const mutation = useMutation<OutputOf<O>, ApiError, { readonly input: InputOf<I>; readonly file: Blob }>({
    mutationFn: ({ input, file }) => client.upload(contract, input, file),
    onSuccess: async (answer) => {
      options.onDone?.(answer);
      const stale = options.invalidates ?? [];
      await Promise.all(stale.map((one) => queries.invalidateQueries({ queryKey: [one.path] })));
    },
    onError: (error) => options.onRefused?.(error),
  });
  return {
    start: (input: InputOf<I>, file: Blob) => mutation.mutate({ input, file }),
    running: mutation.isPending,
  };
}
