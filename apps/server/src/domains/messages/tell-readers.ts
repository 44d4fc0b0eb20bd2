import type { MessageKind } from '@lectern/contracts/messages/message-kinds';
import { toJson } from '../../platform/db/codecs.ts';
import { newId } from '../../platform/db/ids.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { MessageFacts } from './message-facts.ts';
import { addMessage } from './message-store.ts';

/** A message to a reader that is to be told once. */
export interface NewMessage {
  readonly patronId: string;
  readonly kind: MessageKind;
  readonly facts: MessageFacts;
  /** What it tells of: a second message of the tenant with this key is not told. */
  readonly key: string;
}

/** Tells each message once, however often and from wherever it is ordered. */
export async function tellReaders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  messages: readonly NewMessage[],
): Promise<void> {
  for (const { patronId, kind, facts, key } of messages) {
    await inTransaction(db, async (tx) => {
      await addMessage(tx, {
        id: newId(),
        tenant_id: tenantId,
        patron_id: patronId,
        kind,
        facts: toJson(facts),
        unique_key: key,
        created_at: clock.now().toISOString(),
      });
    });
  }
}
