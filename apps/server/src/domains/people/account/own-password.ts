import type { Deps } from '../../../platform/deps.ts';
import { findAccountRow } from './account-store.ts';
import type { AccountTable } from './tables.ts';

/** What is known of a password that the portal keeps itself. */
export interface OwnPassword {
  readonly mustChange: boolean;
  /** Instant; the account's creation where it was never changed. */
  readonly changedAt: string;
}

export function ownPasswordOf(
  account: Pick<AccountTable, 'must_change_password' | 'password_changed_at' | 'created_at'>,
): OwnPassword {
  return {
    mustChange: account.must_change_password === 1,
    changedAt: account.password_changed_at ?? account.created_at,
  };
}

/** As ownPasswordOf, of a reader by id; undefined where the account was removed. */
export async function findOwnPassword(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  id: string,
): Promise<OwnPassword | undefined> {
  const account = await findAccountRow(db, tenantId, id);
  return account && ownPasswordOf(account);
}
