import type { ApiError } from '@lectern/contracts/kernel/client';
import { getOwnWorks, type OwnWork } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useQuery } from '@tanstack/react-query';
import { useCaller } from '../../lib/caller.ts';
import { joinedCalls } from '../../lib/joined-calls.ts';
import { callKey } from '../../lib/use-call.ts';
import { useExternalStore } from '../../lib/use-external-store.ts';
import { useLanguage } from '../../lib/use-language.ts';

const ownWorkOf = joinedCalls(async (client, recordIds) => {
  const { records } = await client.call(getOwnWorks, { recordIds });
  return new Map(records.map((record) => [record.recordId, record]));
});

/** What the reader has to do with a record; nothing while it is not known, nobody is signed in, or there is nothing. */
export function useOwnWork(recordId: string): OwnWork | undefined {
  const { client, session } = useCaller();
  const language = useLanguage();
  const token = useExternalStore(session)?.token;
  const { data } = useQuery<OwnWork | null, ApiError>({
    queryKey: callKey(getOwnWorks, recordId, language, token),
    queryFn: () => ownWorkOf(client, recordId),
    enabled: token !== undefined,
    staleTime: 0,
  });
  return data ?? undefined;
}
