import type { Deps } from '../../../platform/deps.ts';
import { findAccountRow, findAccountRowToSignIn } from './account-store.ts';

/** A reader by what the library knows the reader by, such as a card number. */
export interface NamedReader {
  readonly id: string;
  readonly primaryId: string;
  readonly name: string;
}

/** Undefined if the portal has no account with this primary id. */
export async function findReaderByPrimaryId(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  primaryId: string,
): Promise<NamedReader | undefined> {
  const row = await findAccountRowToSignIn(db, tenantId, primaryId);
  return row && { id: row.id, primaryId: row.primary_id, name: row.name };
}

export async function findReaderById(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  id: string,
): Promise<NamedReader | undefined> {
  const row = await findAccountRow(db, tenantId, id);
  return row && { id: row.id, primaryId: row.primary_id, name: row.name };
}
