import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { AUTHOR_BLOCKED } from '@lectern/contracts/talk/moderation/errors';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { blocksOf } from './store/block-store.ts';

/** Why a reader may not publish now, or undefined. */
export async function mayPublish(
  db: Db | Tx,
  tenantId: string,
  patronId: string,
  /** ISO instant. */
  now: string,
): Promise<Refusal<'AUTHOR_BLOCKED'> | undefined> {
  const until = (await blocksOf(db, tenantId, [patronId], now)).get(patronId);
  return until === undefined ? undefined : refuse(AUTHOR_BLOCKED, { day: until.slice(0, 10) });
}
