import type { CardState } from '@lectern/contracts/people/readers/fields';
import { formBeside } from '@lectern/rules/number-form';
import { sql, type Updateable } from 'kysely';
import { contains } from '../../../../platform/db/contains.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import { hasFormOf, keepsCase, meantNumber } from '../../../../platform/tenants/meant-number.ts';
import type { ReaderCard, ReaderRecord } from '../../../../ports/ils/ils-readers.ts';
import { listBlocks } from '../store/block-store.ts';

/** Readers of these ids with their cards, by name. */
export async function readReaders(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly ReaderRecord[]> {
  if (ids.length === 0) return [];
  const patrons = await db
    .selectFrom('patron')
    .select(['id', 'primary_id', 'name', 'library_code', 'patron_group', 'status', 'expires_on'])
    .select(['left_at', 'frozen_reason', 'major'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('name')
    .orderBy('primary_id')
    .execute();
  const cards = await db
    .selectFrom('patron_card')
    .select(['number', 'patron_id', 'state', 'issued_at', 'ended_at'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', 'in', ids)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  const blocks = await listBlocks(db, tenantId, ids);
  const cardsOf = new Map<string, ReaderCard[]>();
  for (const { patron_id, number, state, issued_at, ended_at } of cards) {
    const card = { number, state, issuedAt: issued_at, endedAt: ended_at };
    cardsOf.set(patron_id, [...(cardsOf.get(patron_id) ?? []), card]);
  }
  return patrons.map((row) => ({
    patronId: row.id,
    primaryId: row.primary_id,
    name: row.name,
    libraryCode: row.library_code,
    patronGroup: row.patron_group,
    status: row.status,
    frozenReason: row.frozen_reason,
    major: row.major,
    expiresOn: row.expires_on,
    leftAt: row.left_at,
    cards: cardsOf.get(row.id) ?? [],
    blocks: blocks.get(row.id) ?? [],
  }));
}

export async function readReader(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<ReaderRecord | undefined> {
  return (await readReaders(db, tenantId, [patronId]))[0];
}

/** Cards in any state and accounts with the normal form of a number; the state is undefined where it is no card. */
export async function listNumbers(db: Db, tenantId: string, number: string) {
  const cards = await db
    .selectFrom('patron_card')
    .select(['patron_id as id', 'number', 'state'])
    .where('tenant_id', '=', tenantId)
    .where(hasFormOf('number', number))
    .execute();
  const accounts = await db
    .selectFrom('patron')
    .select(['id', 'primary_id as number'])
    .where('tenant_id', '=', tenantId)
    .where(hasFormOf('primary_id', number))
    .execute();
  return [...cards, ...accounts.map((account) => ({ ...account, state: undefined }))];
}

/** Whose number this is, as it is written or in its normal form, of a card in any state or of an account. */
export async function findByNumber(
  db: Db,
  tenantId: string,
  number: string,
): Promise<{ readonly patronId: string; readonly state: CardState | undefined } | undefined> {
  const meant = await meantNumber(await listNumbers(db, tenantId, number), number, () =>
    keepsCase(db, tenantId),
  );
  return meant && { patronId: meant.id, state: meant.state };
}

/** The ids of readers whose name has this text in it, by name. */
export async function findByName(
  db: Db,
  tenantId: string,
  text: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('patron')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(contains(sql`lower(name)`, text.toLowerCase()))
    .orderBy('name')
    .orderBy('primary_id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function addCard(
  tx: Tx,
  tenantId: string,
  card: { readonly number: string; readonly patronId: string; readonly now: string },
): Promise<void> {
  await tx
    .insertInto('patron_card')
    .values({
      tenant_id: tenantId,
      number: card.number,
      number_form: formBeside(card.number),
      patron_id: card.patronId,
      state: 'active',
      issued_at: card.now,
      ended_at: null,
    })
    .execute();
}

/** Ends a card of a reader that is in use; false if there is none. */
export async function endActiveCard(
  tx: Tx,
  tenantId: string,
  patronId: string,
  card: { readonly number: string; readonly state: CardState; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('patron_card')
    .set({ state: card.state, ended_at: card.now })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('number', '=', card.number)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a lost card of a reader in use again; false if there is none with this number. */
export async function restoreLostCard(
  tx: Tx,
  tenantId: string,
  patronId: string,
  number: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('patron_card')
    .set({ state: 'active', ended_at: null })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('number', '=', number)
    .where('state', '=', 'lost')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updatePatron(
  tx: Tx,
  tenantId: string,
  patronId: string,
  change: Updateable<Schema['patron']>,
): Promise<void> {
  await tx
    .updateTable('patron')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patronId)
    .execute();
}
