import type { Deps } from '../../../../platform/deps.ts';
import type { ForeignAccount } from './foreign-account.ts';
import { findReaderOf } from './link-store.ts';

/** The reader who has linked an account elsewhere; undefined if nobody has. */
export function findLinkedReader(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  account: Pick<ForeignAccount, 'provider' | 'subject'>,
): Promise<string | undefined> {
  return findReaderOf(db, tenantId, account);
}
