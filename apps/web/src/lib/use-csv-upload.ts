import type { ApiError } from '@lectern/contracts/kernel/client';
import type { InputOf, OutputOf, Schema, UploadEndpoint } from '@lectern/contracts/kernel/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCaller } from './caller.ts';

interface Sending<I extends Schema> {
  readonly file: File;
  readonly input: InputOf<I>;
}

/** A CSV file that was chosen, and what a call answers to it. */
export interface CsvUpload<I extends Schema, O extends Schema> {
  readonly file: File | undefined;
  /** What the file is being sent with; undefined when nothing is under way. */
  readonly sending: InputOf<I> | undefined;
  /** The last answer for this file, and what was sent for it. */
  readonly answered: (Sending<I> & { readonly answer: OutputOf<O> }) | undefined;
  readonly error: ApiError | null;
  readonly send: (input: InputOf<I>, file: File) => void;
}

/** Sends a CSV file to a call, for a call that both checks and does first with the one and then with the other input. */
export function useCsvUpload<I extends Schema, O extends Schema>(
  contract: UploadEndpoint<I, O>,
): CsvUpload<I, O> {
  const { client } = useCaller();
  const [answered, setAnswered] = useState<CsvUpload<I, O>['answered']>();
  const upload = useMutation<OutputOf<O>, ApiError, Sending<I>>({
    mutationFn: ({ input, file }) => client.upload(contract, input, asCsv(file)),
    onSuccess: (answer, sent) => setAnswered({ ...sent, answer }),
  });
  const { file, input } = upload.variables ?? {};
  return {
    file,
    sending: upload.isPending ? input : undefined,
    answered: answered?.file === file ? answered : undefined,
    error: upload.error,
    send: (next, chosen) => upload.mutate({ input: next, file: chosen }),
  };
}

/** Browsers name the type of a CSV file by what is installed, or not at all. */
function asCsv(file: File): File {
  return new File([file], file.name, { type: 'text/csv' });
}
