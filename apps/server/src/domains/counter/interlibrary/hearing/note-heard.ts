import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { hasMessage, insertMessage, type Message } from '../store/message-store.ts';
import { changeRequest, findRequest, type Request, type RequestChange } from '../store/request-store.ts';
import type { NotTaken } from './not-taken.ts';

/** What a message does to a request as it is now: the note of it with what changes, or what is wrong with it. */
export interface Judged {
  readonly what: Message['what'];
  readonly note: string;
  readonly change?: RequestChange;
  readonly wrong?: NotTaken;
}

const ATTEMPTS = 3;

/**
 * Takes a message about a request in one transaction: it is noted once, with what it changes. Where the request moves in the same moment,
 * the message is judged anew. Undefined where it was taken, now or before.
 */
export async function noteHeard(
  { db }: Pick<Deps, 'db'>,
  seen: Request,
  { fingerprint, at }: Pick<Message, 'fingerprint' | 'at'>,
  judge: (request: Request) => Judged,
  /** What follows from it, in the same transaction. */
  also?: (tx: Tx, request: Request, change: RequestChange) => Promise<void>,
): Promise<NotTaken | undefined> {
  const { tenant_id, id: request_id } = seen;
  let request: Request = seen;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { what, note, change = {}, wrong } = judge(request);
    const row = {
      tenant_id,
      request_id,
      is_ours: 0,
      what,
      note,
      at,
      fingerprint,
      body: '',
      tries: 0,
      tell_at: null,
    } as const;
    const outcome = await inTransaction(db, async (tx) => {
      if (await hasMessage(tx, tenant_id, request_id, fingerprint)) return 'known';
      if (!(await changeRequest(tx, request, change))) return 'moved';
      await insertMessage(tx, { ...row, id: newId() });
      await also?.(tx, request, change);
      return 'taken';
    });
    // What was wrong with it the first time is wrong again.
    if (outcome !== 'moved') return wrong;
    request = (await findRequest(db, tenant_id, request_id)) ?? request;
  }
  return { error: { type: 'UnrecognisedDataValue', value: 'status' }, fault: 'wrongStep' };
}
