import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import type { Db } from '../../../../platform/db/database.ts';
import type { IlsRequests } from '../../../../ports/ils/ils-requests.ts';
import { findOwnRequest, listMovesOf } from './own-requests.ts';

/** A patron's request with what happened to it. */
export async function findRequest(
  db: Db,
  tenantId: string,
  patronId: string,
  requestId: string,
): ReturnType<IlsRequests['find']> {
  const request = await findOwnRequest(db, tenantId, patronId, requestId);
  if (!request) return refuse(REQUEST_NOT_FOUND);
  return { request, moves: await listMovesOf(db, tenantId, requestId) };
}
