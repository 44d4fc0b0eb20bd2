import { type BibDetail, getBib } from '@lectern/contracts/collection/detail/get-bib';
import type { ApiError } from '@lectern/contracts/kernel/client';
import { useCall } from '../../../lib/use-call.ts';

/** A work to compare: its description, or that it is not in the catalogue any more. */
export interface ComparedRecord {
  readonly recordId: string;
  readonly bib: BibDetail | undefined;
  readonly isGone: boolean;
}

/** The descriptions of up to four records. */
export function useRecords(recordIds: readonly string[]) {
  const [one, two, three, four] = recordIds;
  const answers = [useRecord(one), useRecord(two), useRecord(three), useRecord(four)];
  const asked = answers.slice(0, recordIds.length);
  const fault: ApiError | undefined = asked.flatMap(({ error }) =>
    error && error.code !== 'BIB_NOT_FOUND' ? error : [],
  )[0];
  return {
    records: recordIds.map(
      (recordId, at): ComparedRecord => ({
        recordId,
        bib: asked[at]?.data,
        isGone: asked[at]?.error?.code === 'BIB_NOT_FOUND',
      }),
    ),
    isPending: asked.some((answer) => answer.isPending),
    fault,
    refetch: () => {
      for (const answer of asked) void answer.refetch();
    },
  };
}

function useRecord(recordId: string | undefined) {
  return useCall(getBib, { recordId: recordId ?? '' }, { enabled: recordId !== undefined });
}
