import type { FeedbackKind, FeedbackList, FeedbackState } from '@lectern/contracts/talk/feedback/feedback';
import { SERVICES } from '@lectern/contracts/talk/feedback/service-request';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { FeedbackMessageTable, FeedbackTable } from '../tables.ts';

/** Whose feedback: of one reader, or of all readers of a library; of one kind, or of all. */
export interface FeedbackScope {
  readonly tenantId: string;
  readonly patronId?: string;
  readonly kind?: FeedbackKind | '';
}

export interface FeedbackPart {
  readonly list: FeedbackList;
  readonly page: number;
  readonly rows: number;
}

function inScope(db: Db | Tx, { tenantId, patronId, kind = '' }: FeedbackScope) {
  return db
    .selectFrom('feedback')
    .where('tenant_id', '=', tenantId)
    .$if(patronId !== undefined, (query) => query.where('patron_id', '=', patronId ?? ''))
    .$if(kind !== '', (query) => query.where('kind', '=', kind as FeedbackKind));
}

/** A page of a list. What waits for an answer stands in the order in which it came; all else has the last changed first. */
export async function findFeedback(db: Db, scope: FeedbackScope, { list, page, rows }: FeedbackPart) {
  const found = inScope(db, scope).$if(list !== 'all', (query) =>
    query.where('state', '=', list as FeedbackState),
  );
  const order = list === 'unreplied' && scope.patronId === undefined ? 'asc' : 'desc';
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const feedback = await found
    .selectAll()
    .orderBy('updated_at', order)
    .orderBy('id', order)
    .offset((page - 1) * rows)
    .limit(rows)
    .execute();
  return { total: Number(total), feedback };
}

/** How many conversations each state has. */
export async function countFeedback(db: Db, scope: FeedbackScope): Promise<Record<FeedbackState, number>> {
  const rows = await inScope(db, scope)
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { unreplied: 0, handling: 0, replied: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

export function findOneFeedback(
  db: Db | Tx,
  scope: FeedbackScope,
  id: string,
): Promise<FeedbackTable | undefined> {
  return inScope(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
}

/** What was written in conversations, oldest first. */
export async function messagesOf(
  db: Db,
  tenantId: string,
  feedbackIds: readonly string[],
): Promise<readonly FeedbackMessageTable[]> {
  if (feedbackIds.length === 0) return [];
  return db
    .selectFrom('feedback_message')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('feedback_id', 'in', [...feedbackIds])
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
}

export function findMessages(db: Db, tenantId: string, ids: readonly string[]) {
  return db
    .selectFrom('feedback_message')
    .innerJoin('feedback', 'feedback.id', 'feedback_message.feedback_id')
    .select([
      'feedback_message.id',
      'feedback_message.patron_id',
      'feedback_message.text',
      'feedback.kind',
      'feedback.record_id',
      'feedback.title',
    ])
    .where('feedback_message.tenant_id', '=', tenantId)
    .where('feedback.tenant_id', '=', tenantId)
    .where('feedback_message.id', 'in', [...ids])
    .execute();
}

/** How many services a reader has asked for since an instant (ISO 8601 UTC). */
export async function countServiceRequests(
  tx: Tx,
  scope: { readonly tenantId: string; readonly patronId: string },
  since: string,
): Promise<number> {
  const { count } = await inScope(tx, scope)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', 'in', [...SERVICES])
    .where('sent_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function putFeedback(tx: Tx, feedback: FeedbackTable): Promise<void> {
  await tx.insertInto('feedback').values(feedback).execute();
}

/** Adds to a conversation, which then is in `state`. Answers the id of what was added. */
export async function addMessage(
  tx: Tx,
  { id: feedbackId, tenant_id, patron_id }: Pick<FeedbackTable, 'id' | 'tenant_id' | 'patron_id'>,
  {
    staffId,
    text,
    at,
    state,
  }: { readonly staffId: string; readonly text: string; readonly at: string; readonly state: FeedbackState },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('feedback_message')
    .values({ id, tenant_id, feedback_id: feedbackId, patron_id, staff_id: staffId, text, sent_at: at })
    .execute();
  await moveFeedback(tx, tenant_id, { id: feedbackId, state, at });
  return id;
}

export async function moveFeedback(
  tx: Tx,
  tenantId: string,
  { id, state, at }: { readonly id: string; readonly state: FeedbackState; readonly at: string },
): Promise<void> {
  await tx
    .updateTable('feedback')
    .set({ state, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
