import type { Db } from '../../../platform/db/database.ts';
import type { HandedSessionTable, PartnerTable } from './tables.ts';

export async function findPartner(db: Db, tenantId: string, code: string): Promise<PartnerTable | undefined> {
  return db
    .selectFrom('partner')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
}

/** By code. */
export async function listPartnerRows(db: Db, tenantId: string): Promise<readonly PartnerTable[]> {
  return db.selectFrom('partner').selectAll().where('tenant_id', '=', tenantId).orderBy('code').execute();
}

/** Adds a partner; false if there is one with the code. */
export async function addPartnerRow(db: Db, partner: PartnerTable): Promise<boolean> {
  const result = await db
    .insertInto('partner')
    .values(partner)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n) > 0;
}

/** The removed partner; undefined if there was none. */
export async function deletePartnerRow(
  db: Db,
  tenantId: string,
  code: string,
): Promise<Pick<PartnerTable, 'secret_name'> | undefined> {
  return db
    .deleteFrom('partner')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .returning('secret_name')
    .executeTakeFirst();
}

/** True for the first caller with this token. */
export async function spendToken(
  db: Db,
  token: { readonly tenant_id: string; readonly token_hash: string; readonly expires_at: string },
): Promise<boolean> {
  const result = await db
    .insertInto('spent_token')
    .values(token)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n) > 0;
}

export async function addHandedSession(db: Db, session: HandedSessionTable): Promise<void> {
  await db.insertInto('handed_session').values(session).execute();
}

/** Forgets the sessions of a reader that a partner handed over, and answers their hashes. */
export async function takeHandedSessions(
  db: Db,
  tenantId: string,
  { partnerCode, patronId }: { readonly partnerCode: string; readonly patronId: string },
): Promise<readonly string[]> {
  const rows = await db
    .deleteFrom('handed_session')
    .where('tenant_id', '=', tenantId)
    .where('partner_code', '=', partnerCode)
    .where('patron_id', '=', patronId)
    .returning('session_hash')
    .execute();
  return rows.map((row) => row.session_hash);
}
