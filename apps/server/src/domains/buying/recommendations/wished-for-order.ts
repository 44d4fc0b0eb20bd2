import { fromJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockedWish } from './store/wish-store.ts';
import type { StoredFacts } from './wish-facts.ts';

export interface AgreedWish extends StoredFacts {
  readonly title: string;
  readonly author: string;
  /** Empty where the library has no record of it. */
  readonly recordId: string;
}

/** A wish for a title that staff agreed to, locked until the transaction ends; undefined for databases, and if it is no longer agreed. */
export async function agreedWish(tx: Tx, tenantId: string, id: string): Promise<AgreedWish | undefined> {
  const wish = await lockedWish(tx, tenantId, id);
  if (wish?.state !== 'order' || wish.kind === 'electronic') return undefined;
  return {
    ...fromJson<StoredFacts>(wish.facts),
    title: wish.title,
    author: wish.author,
    recordId: wish.record_id,
  };
}
