import type { Client } from '@lectern/contracts/kernel/client';
import { listStarred } from '@lectern/contracts/shelf/favourites/list-starred';
import { useQuery } from '@tanstack/react-query';
import { useCaller } from '../../../lib/caller.ts';
import { tabStars } from '../../../lib/tab-stars.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';

const MOST_OF_A_CALL = 100;

interface Waiting {
  readonly ids: Set<string>;
  readonly answer: Promise<ReadonlySet<string>>;
}
const waiting = new WeakMap<Client, Waiting>();

/** Whether a record is a favourite. The records that a page asks about at the same time share one call. */
async function isStarred(client: Client, recordId: string): Promise<boolean> {
  let group = waiting.get(client);
  if (!group || group.ids.size >= MOST_OF_A_CALL) {
    const ids = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(async () => {
      if (waiting.get(client)?.ids === ids) waiting.delete(client);
      return new Set(await client.call(listStarred, { recordIds: [...ids] }));
    });
    group = { ids, answer };
    waiting.set(client, group);
  }
  group.ids.add(recordId);
  return (await group.answer).has(recordId);
}

/** Whether a record is a favourite of the reader, or was chosen in this tab while nobody is signed in. Undefined until that is known. */
export function useStarred(recordId: string): boolean | undefined {
  const { client, session } = useCaller();
  const token = useExternalStore(session)?.token;
  const inTab = useExternalStore(tabStars).some((one) => one.recordId === recordId);
  const { data } = useQuery({
    queryKey: [listStarred.path, recordId, '', token ?? ''],
    queryFn: () => isStarred(client, recordId),
    enabled: token !== undefined,
  });
  return token === undefined ? inTab : data;
}
