import type { MenuChoice } from '@lectern/contracts/shelf/personal-menu/menu-choice';
import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import type { Db } from '../../../platform/db/database.ts';

/** What the reader arranged; undefined for a reader who changed nothing. */
export async function findMenuChoice(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<MenuChoice | undefined> {
  const row = await db
    .selectFrom('personal_menu')
    .select(['key_order', 'hidden_keys'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
  return row && { order: fromJson(row.key_order), hidden: fromJson(row.hidden_keys) };
}

export async function putMenuChoice(
  db: Db,
  tenantId: string,
  patronId: string,
  { order, hidden }: MenuChoice,
  now: string,
): Promise<void> {
  const choice = { key_order: toJson(order), hidden_keys: toJson(hidden), changed_at: now };
  await db
    .insertInto('personal_menu')
    .values({ tenant_id: tenantId, patron_id: patronId, ...choice })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'patron_id']).doUpdateSet(choice))
    .execute();
}

/** Removes what a reader arranged: the library's order holds again. */
export async function dropMenuChoice(db: Db, tenantId: string, patronId: string): Promise<void> {
  await db
    .deleteFrom('personal_menu')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}
