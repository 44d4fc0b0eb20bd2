import type { Client } from '@lectern/contracts/kernel/client';

/** The most records that one call takes. */
const MOST_OF_A_CALL = 100;

interface Waiting<T> {
  readonly ids: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, T>>;
}

/**
 * Makes one call of many questions: the records that the parts of a page ask about at the same time share it. `ask` answers by record;
 * a record that is absent in the answer is null.
 */
export function joinedCalls<T>(
  ask: (client: Client, recordIds: string[]) => Promise<ReadonlyMap<string, T>>,
): (client: Client, recordId: string) => Promise<T | null> {
  const waiting = new WeakMap<Client, Waiting<T>>();
  return async (client, recordId) => {
    let group = waiting.get(client);
    if (!group || group.ids.size >= MOST_OF_A_CALL) {
      const ids = new Set<string>();
      const answer = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => {
        if (waiting.get(client)?.ids === ids) waiting.delete(client);
        return ask(client, [...ids]);
      });
      group = { ids, answer };
      waiting.set(client, group);
    }
    group.ids.add(recordId);
    return (await group.answer).get(recordId) ?? null;
  };
}
