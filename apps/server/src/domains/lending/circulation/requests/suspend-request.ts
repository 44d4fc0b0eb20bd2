import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND, REQUEST_NOT_SUSPENDABLE } from '@lectern/contracts/lending/requests/errors';
import { REQUEST_DAY_WRONG } from '@lectern/contracts/lending/requests/placing-errors';
import { addDays } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsRequests } from '../../../../ports/ils/ils-requests.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { lockQueue } from './lock-queue.ts';
import { allowedMove, moveRequest } from './move-request.ts';
import { findOwnRequest } from './own-requests.ts';
import { findSeen } from './request-store.ts';
import { serveFromShelf } from './serve-from-shelf.ts';

const MOST_DAYS = 365;

/** Suspends a patron's request until a day, or takes it up again; what is so already is answered as it is. */
export function suspendRequest(
  db: Db,
  context: LocalContext,
  patronId: string,
  requestId: string,
  until: string | null,
): ReturnType<NonNullable<IlsRequests['suspend']>> {
  const { tenantId, now } = context;
  return inTransaction(db, async (tx) => {
    const own = await findOwnRequest(tx, context, patronId, requestId);
    if (!own) return refuse(REQUEST_NOT_FOUND);
    await lockQueue(tx, tenantId, own.bibId);
    const seen = await findSeen(tx, tenantId, requestId);
    const move = seen && allowedMove(seen, 'reader', until === null ? 'resume' : 'suspend');
    if (!move) return refuse(REQUEST_NOT_SUSPENDABLE);
    if (until === seen.suspended_until) return { ...own, suspendedUntil: until };
    if (until !== null && !isInTime(context, until, seen.wanted_until)) return refuse(REQUEST_DAY_WRONG);
    await moveRequest(tx, context, seen, { move, mover: 'reader' }, { suspended_until: until });
    // Who takes a request up again may have a copy at once.
    await serveFromShelf(tx, context, seen.bib_id);
    await context.events.send(tx, bibChanged, { tenantId, subjectIds: [own.bibId], now });
    return (await findOwnRequest(tx, context, patronId, requestId)) ?? refuse(REQUEST_NOT_FOUND);
  });
}

function isInTime({ today }: LocalContext, until: string, wantedUntil: string | null): boolean {
  return today < until && until <= addDays(today, MOST_DAYS) && until <= (wantedUntil ?? until);
}
