import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { IllMessage } from '../../../../platform/iso18626/ill-message.ts';
import { writeIllMessage } from '../../../../platform/iso18626/write-ill-message.ts';
import { insertMessage, type Message } from '../store/message-store.ts';
import type { Request } from '../store/request-store.ts';

/** Notes a message of ours, to be told at once. */
export async function noteOurs(
  tx: Tx,
  { tenant_id, id: request_id }: Pick<Request, 'tenant_id' | 'id'>,
  { what, note, at, message }: Pick<Message, 'what' | 'note' | 'at'> & { readonly message: IllMessage },
): Promise<void> {
  const id = newId();
  const body = writeIllMessage(message);
  await insertMessage(tx, {
    tenant_id,
    id,
    request_id,
    is_ours: 1,
    what,
    note,
    at,
    fingerprint: id,
    body,
    tries: 0,
    tell_at: at,
  });
}
