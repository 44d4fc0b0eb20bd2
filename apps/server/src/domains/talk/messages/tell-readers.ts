import type { MessageKind } from '@lectern/contracts/people/tenant/message-kinds';
import type { NoticeWay } from '@lectern/rules/requests/notice-ways';
import { toJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { MessageFacts } from './message-facts.ts';
import { addMessage } from './message-store.ts';
import { orderMessage } from './outgoing/order-message.ts';

/** A message to a reader that is to be told once. */
export interface NewMessage {
  readonly patronId: string;
  readonly kind: MessageKind;
  readonly facts: MessageFacts;
  /** What it tells of: a second message of the tenant with this key is not told. */
  readonly key: string;
  /** Chosen for the request that it is about; empty: as the reader chose for all. */
  readonly ways: readonly NoticeWay[];
}

/** Puts each message into its inbox and orders that it is sent, once, however often and from wherever it is told. */
export async function tellReaders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  messages: readonly NewMessage[],
): Promise<void> {
  for (const message of messages) {
    const now = clock.now();
    await inTransaction(db, (tx) => putMessage(tx, tenant, message, now));
  }
}

/** Puts a message into the inbox and orders that it is sent, in the transaction of what it tells of. */
export async function putMessage(
  tx: Tx,
  tenant: Tenant,
  { patronId, kind, facts, key, ways }: NewMessage,
  now: Date,
): Promise<void> {
  const id = newId();
  const isNew = await addMessage(tx, {
    id,
    tenant_id: tenant.id,
    patron_id: patronId,
    kind,
    facts: toJson(facts),
    unique_key: key,
    created_at: now.toISOString(),
  });
  if (isNew) await orderMessage(tx, tenant, { id, patronId, kind, ways }, now);
}
