import { getOwnResearcher } from '@lectern/contracts/resources/researchers/get-own-researcher';
import { useCall } from '../../../../lib/use-call.ts';

/** Which researcher the reader is; undefined for a reader who is none, and without a session. */
export function useOwnResearcher():
  | { readonly researcherId: string; readonly isHidden: boolean }
  | undefined {
  const { data } = useCall(getOwnResearcher, {}, { staleMs: 60_000 });
  return data && data.researcherId !== '' ? data : undefined;
}
