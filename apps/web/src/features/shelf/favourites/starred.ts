import { listStarred } from '@lectern/contracts/shelf/favourites/list-starred';
import { useQuery } from '@tanstack/react-query';
import { useCaller } from '../../../lib/caller.ts';
import { joinedCalls } from '../../../lib/joined-calls.ts';
import { tabStars } from '../../../lib/tab-stars.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';

const starOfRecord = joinedCalls(async (client, recordIds) => {
  const starred = await client.call(listStarred, { recordIds });
  return new Map(starred.map((recordId) => [recordId, true]));
});

/** Whether a record is a favourite of the reader, or was chosen in this tab while nobody is signed in. Undefined until that is known. */
export function useStarred(recordId: string): boolean | undefined {
  const { client, session } = useCaller();
  const token = useExternalStore(session)?.token;
  const inTab = useExternalStore(tabStars).some((one) => one.recordId === recordId);
  const { data } = useQuery({
    queryKey: [listStarred.path, recordId, '', token ?? ''],
    queryFn: async () => (await starOfRecord(client, recordId)) !== null,
    enabled: token !== undefined,
  });
  return token === undefined ? inTab : data;
}
