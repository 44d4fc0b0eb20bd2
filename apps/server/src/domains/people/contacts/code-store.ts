import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { CodePlace } from './code-place.ts';

export interface StoredCode {
  readonly id: string;
  readonly code_hash: string;
  readonly contact_hash: string;
  /** This one included. */
  readonly guesses: number;
}

/** Stores a code in the place of an earlier one. */
export async function replaceCode(
  tx: Tx,
  tenantId: string,
  { subject, purpose }: CodePlace,
  code: { readonly code_hash: string; readonly contact_hash: string; readonly expires_at: string },
): Promise<void> {
  await tx
    .deleteFrom('verification_code')
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .execute();
  await tx
    .insertInto('verification_code')
    .values({ id: newId(), tenant_id: tenantId, subject, purpose, ...code, guesses: 0 })
    .execute();
}

/** Counts one more guess at a code, before it is compared; undefined if there is none that may be guessed at. */
export async function countGuess(
  db: Db,
  tenantId: string,
  { subject, purpose }: CodePlace,
  { now, most }: { readonly now: string; readonly most: number },
): Promise<StoredCode | undefined> {
  return db
    .updateTable('verification_code')
    .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('guesses', '<', most)
    .returning(['id', 'code_hash', 'contact_hash', 'guesses'])
    .executeTakeFirst();
}

/** True for the one who uses a code up. */
export async function takeCode(db: Db, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('verification_code')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
