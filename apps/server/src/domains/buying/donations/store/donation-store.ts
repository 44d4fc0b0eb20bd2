import type { DonationState } from '@lectern/contracts/buying/donations/donation';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { DonationTable, DonationTitleTable } from '../tables.ts';

/** Makes other offers of a reader wait, so that the limit of a day holds. */
export async function lockOffersOf(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await lockName(tx, `donations-of/${tenantId}/${patronId}`);
}

/** Makes others who give numbers of the register wait. */
export async function lockRegister(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `gift-register/${tenantId}`);
}

export async function insertDonation(
  tx: Tx,
  row: DonationTable,
  titles: readonly DonationTitleTable[],
): Promise<void> {
  await tx.insertInto('donation').values(row).execute();
  await insertRows(tx, 'donation_title', titles);
}

export function findDonation(db: Db, tenantId: string, id: string): Promise<DonationTable | undefined> {
  return db
    .selectFrom('donation')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A donation behind the lock of its row. */
export function lockedDonation(tx: Tx, tenantId: string, id: string): Promise<DonationTable | undefined> {
  return tx
    .updateTable('donation')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function changeDonation(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<DonationTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await tx
    .updateTable('donation')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Marks the titles of a donation that came to nothing. */
export async function endTitles(tx: Tx, tenantId: string, donationId: string, at: string): Promise<void> {
  await tx
    .updateTable('donation_title')
    .set({ ended_at: at })
    .where('tenant_id', '=', tenantId)
    .where('donation_id', '=', donationId)
    .execute();
}

export async function changeTitle(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Pick<DonationTitleTable, 'accepted' | 'record_id' | 'accepted_at'>>,
): Promise<void> {
  await tx
    .updateTable('donation_title')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** The titles of donations in their order. */
export async function titlesOf(
  db: Db | Tx,
  tenantId: string,
  donationIds: readonly string[],
): Promise<readonly DonationTitleTable[]> {
  if (donationIds.length === 0) return [];
  return db
    .selectFrom('donation_title')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('donation_id', 'in', [...donationIds])
    .orderBy('donation_id')
    .orderBy('position')
    .execute();
}

/** Offers of a reader since an instant. */
export async function countOffersSince(
  tx: Tx,
  tenantId: string,
  patronId: string,
  since: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('donation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('offered_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The highest number of the register that begins so; undefined before the first. */
export async function lastNumber(tx: Tx, tenantId: string, beginning: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('donation')
    .select('number')
    .where('tenant_id', '=', tenantId)
    .where('number', '>', beginning)
    .where('number', '<', `${beginning}:`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? undefined;
}

interface Place {
  readonly offset: number;
  readonly limit: number;
}

/** What a reader gave and offered, the last one first. */
export async function listDonationsOf(
  db: Db,
  tenantId: string,
  patronId: string,
  { offset, limit }: Place,
): Promise<{ readonly total: number; readonly rows: readonly DonationTable[] }> {
  const found = db.selectFrom('donation').where('tenant_id', '=', tenantId).where('patron_id', '=', patronId);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('offered_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** Donations at the desk: of a state those that wait first come first, all else last changed first. */
export async function listAtDesk(
  db: Db,
  tenantId: string,
  { state, words }: { readonly state: DonationState | undefined; readonly words: readonly string[] },
  { offset, limit }: Place,
): Promise<{ readonly total: number; readonly rows: readonly DonationTable[] }> {
  let found = db
    .selectFrom('donation')
    .where('tenant_id', '=', tenantId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'offered'));
  for (const word of words) found = found.where('words', 'like', `%${word.replace(/[%_\\]/gu, '')}%`);
  const isWaiting = state === 'offered' || state === 'asked' || state === 'received';
  const order = isWaiting ? 'asc' : 'desc';
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('changed_at', order)
    .orderBy('id', order)
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

export async function countDonationStates(
  db: Db,
  tenantId: string,
): Promise<ReadonlyMap<DonationState, number>> {
  const rows = await db
    .selectFrom('donation')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** On which days from one on something is brought or fetched, and how much; at most `most` days. */
export async function countAppointments(
  db: Db,
  tenantId: string,
  from: string,
  most: number,
): Promise<readonly { readonly day: string; readonly count: number }[]> {
  const rows = await db
    .selectFrom('donation')
    .select((eb) => ['bring_on as day', eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('bring_on', '>=', from)
    .where('state', 'in', ['offered', 'asked'])
    .groupBy('bring_on')
    .orderBy('bring_on')
    .limit(most)
    .execute();
  return rows.map(({ day, count }) => ({ day, count: Number(count) }));
}

/** Donations that were offered from an instant to another (not included), in pages by id. */
export async function donationsBetween(
  db: Db,
  tenantId: string,
  { from, to, patronId }: { readonly from: string; readonly to: string; readonly patronId?: string },
  { after, limit }: { readonly after: DonationTable | undefined; readonly limit: number },
): Promise<readonly DonationTable[]> {
  return db
    .selectFrom('donation')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .$if(patronId !== undefined, (query) => query.where('patron_id', '=', patronId ?? ''))
    .where('offered_at', '>=', from)
    .where('offered_at', '<', to)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('offered_at', '>', after?.offered_at ?? ''),
          eb.and([eb('offered_at', '=', after?.offered_at ?? ''), eb('id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('offered_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
