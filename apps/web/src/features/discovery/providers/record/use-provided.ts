import { getProvidedPurposes } from '@lectern/contracts/discovery/providers/get-provided-purposes';
import { listProvided, type ProvidedPart } from '@lectern/contracts/discovery/providers/list-provided';
import type { ProviderPurpose } from '@lectern/contracts/discovery/providers/purposes';
import { useCall } from '../../../../lib/use-call.ts';

/** Which sources a library has changes seldom. */
const PURPOSES_MS = 600_000;

/** What the sources of the library say of a record for one purpose; empty before they have answered. None is asked for what no source has. */
export function useProvided<P extends ProviderPurpose>(
  recordId: string,
  purpose: P,
): readonly Extract<ProvidedPart, { readonly purpose: P }>[] {
  const sources = useCall(getProvidedPurposes, {}, { staleMs: PURPOSES_MS }).data?.providers;
  const isAskable = sources?.some(({ purposes }) => purposes.includes(purpose)) ?? false;
  const answer = useCall(listProvided, { recordId, purpose }, { enabled: isAskable, staleMs: PURPOSES_MS });
  return (answer.data?.provided ?? []).filter(
    (part): part is Extract<ProvidedPart, { readonly purpose: P }> => part.purpose === purpose,
  );
}
