import type { ErasureState } from '@lectern/contracts/people/account/erasure';
import type { Deps } from '../../../../platform/deps.ts';
import { findAccountRowToSignIn } from '../account-store.ts';
import { endErasure, listErasures } from './erasure-store.ts';

/** A reader's request for erasure, for staff. */
export interface ErasureRequest {
  /** What the reader signs in with; the patron's id where the account is gone. */
  readonly account: string;
  readonly name: string;
  readonly state: ErasureState;
  readonly requestedAt: string;
}

/** Requests of a library, oldest first. */
export async function erasureRequests(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  which: 'open' | 'all',
): Promise<readonly ErasureRequest[]> {
  const rows = await listErasures(db, tenantId, which);
  return rows.map((row) => ({
    account: row.primary_id ?? row.patron_id,
    name: row.name ?? '',
    state: row.state,
    requestedAt: row.requested_at,
  }));
}

/** Notes what the library did about a request; false if the reader has no open one. */
export async function noteErasure(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  account: string,
  state: 'done' | 'refused',
): Promise<boolean> {
  const reader = await findAccountRowToSignIn(db, tenantId, account);
  if (!reader) return false;
  return endErasure(db, tenantId, reader.id, { state, now: clock.now().toISOString() });
}
