import type { WishState } from '@lectern/contracts/buying/recommendations/wish';
import type { MessageKind } from '@lectern/contracts/people/tenant/message-kinds';
import type { Tx } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { putMessage } from '../../talk/messages/tell-readers.ts';
import { stepOf } from './keep-wish.ts';
import { endWishReaders, readersOfWishes } from './store/reader-store.ts';
import { addStep, changeWish } from './store/wish-store.ts';
import type { WishTable } from './tables.ts';

/** From which states staff reach a state. What was refused can be looked at again. */
const FROM: Readonly<Partial<Record<WishState, readonly WishState[]>>> = {
  processing: ['saved', 'refused'],
  order: ['saved', 'processing', 'trial', 'refused'],
  trial: ['saved', 'processing', 'order'],
  refused: ['saved', 'processing', 'order', 'trial'],
  ordered: ['order', 'trial'],
  arrived: ['order', 'trial', 'ordered', 'processing', 'saved'],
};

/** What readers are told when a wish reaches a state. */
const TELLS: Readonly<Partial<Record<WishState, MessageKind>>> = {
  processing: 'wishProcessing',
  order: 'wishAgreed',
  trial: 'wishOnTrial',
  refused: 'wishRefused',
  ordered: 'wishOrdered',
  arrived: 'wishArrived',
};

const ENDED: readonly WishState[] = ['refused', 'arrived'];

export interface WishMove {
  readonly to: WishState;
  readonly reply: string;
  readonly staffId: string;
  readonly now: Date;
  /** The last day of a trial; a calendar date. */
  readonly until?: string;
  readonly change?: Partial<Pick<WishTable, 'record_id' | 'eresource_id'>>;
}

/** Whether staff can bring a wish into a state from the one that it is in. */
export function canMove({ state }: Pick<WishTable, 'state'>, to: WishState): boolean {
  return FROM[to]?.includes(state) === true;
}

/** Moves a wish, notes it, and tells all who wish it, once. The caller holds the lock of its row and knows that it can move. */
export async function moveWish(tx: Tx, tenant: Tenant, wish: WishTable, move: WishMove): Promise<WishTable> {
  const { to, reply, staffId, now, until = null, change = {} } = move;
  const at = now.toISOString();
  const isDecision = to !== 'ordered' && to !== 'arrived';
  const changed = {
    ...change,
    state: to,
    // A decision has its own answer; what happens after it keeps that one unless there is a new one.
    reply: isDecision || reply !== '' ? reply : wish.reply,
    ...(isDecision && { decided_by: staffId }),
    changed_at: at,
    ended_at: ENDED.includes(to) ? at : '',
  };
  await changeWish(tx, tenant.id, wish.id, changed);
  const step = stepOf(wish, { state: to, reply, staffId, at });
  await addStep(tx, step);
  const kind = TELLS[to];
  const moved = { ...wish, ...changed };
  if (kind !== undefined)
    for (const { patron_id: patronId } of await readersOfWishes(tx, tenant.id, [wish.id]))
      await putMessage(
        tx,
        tenant,
        {
          patronId,
          kind,
          facts: {
            works: [{ recordId: moved.record_id, title: wish.title, day: until, place: '' }],
            reason: reply,
          },
          key: `wish/${step.id}/${patronId}`,
          ways: [],
        },
        now,
      );
  if (ENDED.includes(to)) await endWishReaders(tx, tenant.id, wish.id, at);
  return moved;
}
