import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Db } from '../../platform/db/database.ts';
import type { IlsPort } from '../../ports/ils/ils-port.ts';

/** Copies that stand free on their shelf although a reader waits who could have them, in words; none if all is well. */
export async function faultsOfShelves(db: Db, ils: IlsPort, tenantId: string): Promise<string[]> {
  const free = await db
    .selectFrom('item')
    .leftJoin('loan', (join) => join.onRef('loan.item_id', '=', 'item.id').on('loan.returned_at', 'is', null))
    .leftJoin('request', (join) =>
      join.onRef('request.item_id', '=', 'item.id').on('request.ended_at', 'is', null),
    )
    .select('item.barcode')
    .where('item.tenant_id', '=', tenantId)
    .where('item.status', '=', 'available')
    .where('loan.id', 'is', null)
    .where('request.id', 'is', null)
    .execute();
  const faults: string[] = [];
  for (const { barcode } of free) {
    const waiting = await expectedRequest(db, ils, tenantId, barcode);
    if (waiting !== undefined) faults.push(`${barcode} stands free while request ${waiting} waits`);
  }
  return faults;
}

/**
 * The request that a copy must serve when it is scanned, worked out without the product's rules: the one that it is set aside for, else of
 * those that wait for its title (or for it as one of several editions) and volume, and are not suspended, the first by priority and time whose reader is not blocked. Undefined
 * where nobody waits.
 */
export async function expectedRequest(
  db: Db,
  ils: IlsPort,
  tenantId: string,
  barcode: string,
): Promise<string | undefined> {
  const item = await db
    .selectFrom('item')
    .select(['id', 'bib_id', 'volume'])
    .where('tenant_id', '=', tenantId)
    .where('barcode', '=', barcode)
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('request')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .where('kind', '!=', 'relending')
    .execute();
  const editions = await db
    .selectFrom('request_edition')
    .select('request_id')
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', item.bib_id)
    .execute();
  const ofEdition = new Set(editions.map(({ request_id }) => request_id));
  const lent = await db
    .selectFrom('loan')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', item.id)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  // A parcel on its way is a loan: its copy serves the next one when it comes back.
  const setAside = lent ? undefined : open.find(({ item_id }) => item_id === item.id);
  if (setAside) return setAside.id;
  const waiting = open
    .filter(
      ({ id, bib_id, step, volume, suspended_until }) =>
        (bib_id === item.bib_id || ofEdition.has(id)) &&
        step === 'reserving' &&
        ['', item.volume].includes(volume) &&
        suspended_until === null,
    )
    .sort(
      (one, other) =>
        other.priority - one.priority ||
        one.placed_at.localeCompare(other.placed_at) ||
        one.id.localeCompare(other.id),
    );
  for (const { id, patron_id } of waiting) {
    const account = await ils.patronAccount(patron_id);
    if (!isRefusal(account) && account.blocks.length === 0) return id;
  }
  return undefined;
}
