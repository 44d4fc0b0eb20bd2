import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import type { Db } from '../../../../platform/db/database.ts';
import type { IlsRequests } from '../../../../ports/ils/ils-requests.ts';
import type { QueueContext } from '../store/queue.ts';
import { findOwnRequest, listMovesOf } from './own-requests.ts';

/** A patron's request with what happened to it. */
export async function findRequest(
  db: Db,
  context: QueueContext,
  patronId: string,
  requestId: string,
): ReturnType<IlsRequests['find']> {
  const request = await findOwnRequest(db, context, patronId, requestId);
  if (!request) return refuse(REQUEST_NOT_FOUND);
  return { request, moves: await listMovesOf(db, context.tenantId, requestId) };
}
