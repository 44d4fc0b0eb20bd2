import type { Tx } from '../../../../platform/db/database.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import { findIdsByNumbers } from '../../../collection/catalogue/records/bib-numbers.ts';

/** The ids of databases by the keys of titles that they have. */
type Offers = ReadonlyMap<string, readonly string[]>;

/**
 * Tells that records changed which other databases have now than before, so that they are indexed again. No record is named whose databases
 * are the same: a list that is imported again changes none. In the transaction of the change, which finds records stored until then;
 * whatever is stored later is indexed with the titles of then.
 */
export async function tellRecords(
  { tx, events, clock }: Pick<Deps, 'events' | 'clock'> & { readonly tx: Tx },
  tenantId: string,
  { before, after }: { readonly before: Offers; readonly after: Offers },
): Promise<void> {
  const numbers = [...new Set([...before.keys(), ...after.keys()])].filter(
    (number) => inOrder(before.get(number)) !== inOrder(after.get(number)),
  );
  const subjectIds = await findIdsByNumbers(tx, tenantId, numbers);
  if (subjectIds.length > 0)
    await events.send(tx, bibChanged, { tenantId, subjectIds, now: clock.now().toISOString() });
}

function inOrder(eresourceIds: readonly string[] = []): string {
  return [...eresourceIds].sort().join(' ');
}
