import { TAKE_CODE_TRIES } from '@lectern/rules/requests/take-code';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { RequestCodeTable } from '../store/request-tables.ts';

/** Adds a code. Those before it that nobody has entered live `replacedUntil` at most. */
export async function addTakeCode(
  tx: Tx,
  code: Omit<RequestCodeTable, 'tries' | 'entered_at'>,
  replacedUntil: string,
): Promise<void> {
  await tx
    .updateTable('request_code')
    .set({ expires_at: replacedUntil })
    .where('tenant_id', '=', code.tenant_id)
    .where('request_id', '=', code.request_id)
    .where('expires_at', '>', replacedUntil)
    .where('entered_at', 'is', null)
    .execute();
  await tx
    .insertInto('request_code')
    .values({ ...code, tries: 0, entered_at: null })
    .execute();
}

/** Counts one more try for each code that can be meant, and answers these codes. */
export async function tryTakeCodes(
  tx: Tx,
  tenantId: string,
  { requestId, counterparty, now }: OneSide,
): Promise<readonly Pick<RequestCodeTable, 'id' | 'digest'>[]> {
  return tx
    .updateTable('request_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('counterparty', '=', counterparty)
    .where('expires_at', '>', now)
    .where('tries', '<', TAKE_CODE_TRIES)
    .where('entered_at', 'is', null)
    .returning(['id', 'digest'])
    .execute();
}

/** The codes of all requests that this counterparty can enter now. */
export async function listLiveCodes(
  db: Db,
  tenantId: string,
  { counterparty, now }: Omit<OneSide, 'requestId'>,
): Promise<readonly { readonly requestId: string; readonly number: string; readonly digest: string }[]> {
  return db
    .selectFrom('request_code')
    .innerJoin('request', 'request.id', 'request_code.request_id')
    .select(['request.id as requestId', 'request.number', 'request_code.digest'])
    .where('request_code.tenant_id', '=', tenantId)
    .where('request_code.counterparty', '=', counterparty)
    .where('request_code.expires_at', '>', now)
    .where('request_code.tries', '<', TAKE_CODE_TRIES)
    .execute();
}

/** Notes that a code was entered: it now lives until `until`. */
export async function noteCodeEntered(
  tx: Tx,
  tenantId: string,
  { id, now, until }: { readonly id: string; readonly now: string; readonly until: string },
): Promise<void> {
  await tx
    .updateTable('request_code')
    .set({ entered_at: now, expires_at: until })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** The code that this side has entered; while it lives, the copy can be handed over. */
export async function findEnteredCode(
  db: Db,
  tenantId: string,
  { requestId, counterparty, now }: OneSide,
): Promise<Pick<RequestCodeTable, 'id' | 'digest'> | undefined> {
  return db
    .selectFrom('request_code')
    .select(['id', 'digest'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('counterparty', '=', counterparty)
    .where('expires_at', '>', now)
    .where('entered_at', 'is not', null)
    .executeTakeFirst();
}

/** A code opens one hand-over: then all codes of the request are gone. */
export async function deleteTakeCodes(tx: Tx, tenantId: string, requestId: string): Promise<void> {
  await tx
    .deleteFrom('request_code')
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .execute();
}

/** Who enters a code, for which request, and when. */
export interface OneSide {
  readonly requestId: string;
  readonly counterparty: string;
  readonly now: string;
}
