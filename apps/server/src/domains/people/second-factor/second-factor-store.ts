import type { Db, Tx } from '../../../platform/db/database.ts';
import type { TotpFactorTable } from './tables.ts';

/** Since when a reader has an app that shows codes; undefined for one who has none. */
export async function findTotpFactor(
  db: Db | Tx,
  tenantId: string,
  patronId: string,
): Promise<Pick<TotpFactorTable, 'confirmed_at'> | undefined> {
  return db
    .selectFrom('totp_factor')
    .select('confirmed_at')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
}

/** False if the reader has one already. */
export async function addTotpFactor(tx: Tx, factor: TotpFactorTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('totp_factor')
    .values(factor)
    .onConflict((same) => same.columns(['tenant_id', 'patron_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n) > 0;
}

/** Uses the code of a time step up; false if it or a later one was used. */
export async function spendStep(db: Db, tenantId: string, patronId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_factor')
    .set({ last_step: step })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes what a reader's second step needs; false if there was none. */
export async function deleteTotpFactor(tx: Tx, tenantId: string, patronId: string): Promise<boolean> {
  await deleteRecoveryCodes(tx, tenantId, patronId);
  const { numDeletedRows } = await tx
    .deleteFrom('totp_factor')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores recovery codes in place of the earlier ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  tenantId: string,
  patronId: string,
  { hashes, now }: { readonly hashes: readonly string[]; readonly now: string },
): Promise<void> {
  await deleteRecoveryCodes(tx, tenantId, patronId);
  await tx
    .insertInto('recovery_code')
    .values(
      hashes.map((code_hash) => ({ tenant_id: tenantId, patron_id: patronId, code_hash, made_at: now })),
    )
    .execute();
}

async function deleteRecoveryCodes(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await tx
    .deleteFrom('recovery_code')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}

/** Uses a recovery code up; false if there is none. */
export async function takeRecoveryCode(
  tx: Tx,
  tenantId: string,
  patronId: string,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db | Tx, tenantId: string, patronId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
