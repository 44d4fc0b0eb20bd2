import { movesBy, statusOf } from '@lectern/rules/requests/request-ways';
import type { RequestKind, RequestStep } from '@lectern/rules/requests/steps';
import type { Condition, Move, MoveName, Mover } from '@lectern/rules/requests/way';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { LocalContext } from '../local-context.ts';
import type { RequestTable } from '../store/request-tables.ts';
import { clockLooksAt } from './clock-looks-at.ts';
import { countFromReceipt } from './count-from-receipt.ts';
import { requestMoved } from './request-moved.ts';

/** A request as it was seen when its move was decided. */
export type SeenRequest = Pick<
  RequestTable,
  | 'id'
  | 'kind'
  | 'step'
  | 'step_since'
  | 'patron_id'
  | 'bib_id'
  | 'item_id'
  | 'volume'
  | 'pickup_library'
  | 'wanted_until'
  | 'kept_until'
  | 'suspended_until'
>;

/** What a move changes besides the step. */
export type RequestChange = Partial<
  Pick<RequestTable, 'item_id' | 'bib_id' | 'kept_until' | 'suspended_until'>
> & {
  readonly note?: string;
};

/** The move of this name that this mover may make now, under what is true of the copies; undefined if there is none. */
export function allowedMove(
  { kind, step }: { readonly kind: RequestKind; readonly step: RequestStep },
  mover: Mover,
  name: MoveName,
  truths: readonly Condition[] = [],
): Move | undefined {
  return movesBy(kind, step, mover, name).find(({ when }) => when === undefined || truths.includes(when));
}

/**
 * Moves a request one step on, notes it in the timeline, and sends `requestMoved` if somebody is told of it. Undefined if the request is
 * not in the step any more in which it was seen: a step moves once. A move ends a suspension, unless it is one. The caller holds the lock
 * of the queue.
 */
export async function moveRequest<Seen extends SeenRequest>(
  tx: Tx,
  context: LocalContext,
  seen: Seen,
  { move, mover }: { readonly move: Move; readonly mover: Mover },
  { note = '', ...change }: RequestChange = {},
): Promise<Seen | undefined> {
  const { tenantId, now } = context;
  const status = statusOf(seen.kind, move.to);
  const over = status !== 'started' && status !== 'accepted';
  const changed = { suspended_until: null, ...change };
  const moved = { ...seen, ...changed, step: move.to, step_since: now };
  const result = await tx
    .updateTable('request')
    .set({
      ...changed,
      step: move.to,
      step_since: now,
      moves_at: clockLooksAt(context, moved),
      ended_at: over ? now : null,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', seen.id)
    .where('step', '=', seen.step)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return undefined;
  const moveId = await noteMove(tx, context, moved, { move: move.name, mover, note });
  if (move.tells) await context.events.send(tx, requestMoved, { tenantId, subjectIds: [moveId], now });
  await countFromReceipt(tx, context, moved);
  return moved;
}

/** Writes one line of a request's timeline; answers its id. */
export async function noteMove(
  tx: Tx,
  { tenantId, now }: LocalContext,
  request: Pick<RequestTable, 'id' | 'patron_id' | 'step' | 'item_id'>,
  { move, mover, note }: { readonly move: MoveName; readonly mover: Mover; readonly note: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('request_move')
    .values({
      id,
      tenant_id: tenantId,
      request_id: request.id,
      patron_id: request.patron_id,
      move,
      step: request.step,
      mover,
      item_id: request.item_id,
      note,
      moved_at: now,
    })
    .execute();
  return id;
}
