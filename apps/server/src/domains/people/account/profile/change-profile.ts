import type { Profile } from '@lectern/contracts/people/account/profile-fields';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { putProfileFacts } from './profile-store.ts';

/** Keeps what a reader says about themselves, for other domains; an empty value erases a fact. */
export function changeProfile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  patronId: string,
  facts: Partial<Profile>,
): Promise<void> {
  const now = clock.now().toISOString();
  return inTransaction(db, (tx) => putProfileFacts(tx, tenantId, patronId, facts, now));
}
