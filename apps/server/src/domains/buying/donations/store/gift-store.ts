import type { Db } from '../../../../platform/db/database.ts';

/** A title of the register with what is told of its giver. */
export interface GiftRow {
  readonly id: string;
  readonly donation_id: string;
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly publish_time: string;
  readonly accepted: number;
  readonly record_id: string;
  readonly donor_name: string;
  readonly is_named: number;
  readonly accepted_on: string;
}

interface Place {
  readonly offset: number;
  readonly limit: number;
}

function gifts(db: Db, tenantId: string) {
  return db
    .selectFrom('donation_title as title')
    .innerJoin('donation', (join) =>
      join.onRef('donation.tenant_id', '=', 'title.tenant_id').onRef('donation.id', '=', 'title.donation_id'),
    )
    .where('title.tenant_id', '=', tenantId)
    .where('donation.tenant_id', '=', tenantId)
    .where('title.accepted_at', '!=', '');
}

const COLUMNS = [
  'title.id',
  'title.donation_id',
  'title.title',
  'title.author',
  'title.publisher',
  'title.publish_time',
  'title.accepted',
  'title.record_id',
  'donation.donor_name',
  'donation.is_named',
  'donation.accepted_on',
] as const;

/** Gifts whose title has all these folded words, or whose giver is named and has them; the last accepted first. */
export async function searchRegister(
  db: Db,
  tenantId: string,
  words: readonly string[],
  { offset, limit }: Place,
): Promise<{ readonly total: number; readonly rows: readonly GiftRow[] }> {
  let found = gifts(db, tenantId);
  for (const word of words) found = found.where('title.words', 'like', `%${word.replace(/[%_\\]/gu, '')}%`);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select([...COLUMNS])
    .orderBy('title.accepted_at', 'desc')
    .orderBy('title.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

export function findGift(db: Db, tenantId: string, id: string): Promise<GiftRow | undefined> {
  return gifts(db, tenantId)
    .select([...COLUMNS])
    .where('title.id', '=', id)
    .executeTakeFirst();
}

/** The gifts of a donation, in its order. */
export async function giftsOfDonation(
  db: Db,
  tenantId: string,
  donationId: string,
): Promise<readonly GiftRow[]> {
  return gifts(db, tenantId)
    .select([...COLUMNS])
    .where('title.donation_id', '=', donationId)
    .orderBy('title.position')
    .execute();
}

/** Gifts of a record whose givers are named, the last accepted first. */
export async function namedGiftsOf(db: Db, tenantId: string, recordId: string): Promise<readonly GiftRow[]> {
  return gifts(db, tenantId)
    .select([...COLUMNS])
    .where('title.record_id', '=', recordId)
    .where('donation.is_named', '=', 1)
    .where('donation.donor_name', '!=', '')
    .orderBy('title.accepted_at', 'desc')
    .limit(20)
    .execute();
}
