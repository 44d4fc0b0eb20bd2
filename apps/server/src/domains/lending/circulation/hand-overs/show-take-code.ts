import { randomInt } from 'node:crypto';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { TAKE_CODE_NOT_NOW, TAKE_CODES_OFF } from '@lectern/contracts/lending/requests/hand-over-errors';
import { codeEnteredBy, REPLACED_CODE_SECONDS, TAKE_CODE_SECONDS } from '@lectern/rules/requests/take-code';
import { later } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { LocalContext } from '../local-context.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { findOwnRequest } from '../requests/own-requests.ts';
import { findRelending } from '../requests/relending-store.ts';
import { addTakeCode } from '../requests/take-code-store.ts';
import { type CodeKeys, codeName, DESK } from '../requests/take-codes.ts';

const CODES = 10 ** 6;

/** A pickup code for its reader to show. */
export interface ShownCode {
  readonly code: string;
  readonly requestNumber: string;
  readonly title: string;
  /** Who enters it. */
  readonly enteredBy: 'holder' | 'desk';
  /** ISO instant. */
  readonly expiresAt: string;
}

/** Makes a new pickup code for a reader to show. The one before it dies soon. Nobody can read it again: it is kept as a digest. */
export function showTakeCode(
  db: Db,
  context: LocalContext,
  keys: CodeKeys,
  patronId: string,
  requestId: string,
): Promise<ShownCode | Refusal<'REQUEST_NOT_FOUND' | 'TAKE_CODE_NOT_NOW' | 'TAKE_CODES_OFF'>> {
  const { tenantId } = context;
  const now = new Date(context.now);
  return inTransaction(db, async (tx) => {
    const own = await findOwnRequest(tx, context, patronId, requestId);
    if (!own) return refuse(REQUEST_NOT_FOUND);
    await lockQueue(tx, tenantId, own.bibId);
    const seen = await findOwnRequest(tx, context, patronId, requestId);
    const enteredBy = seen && codeEnteredBy(seen.kind, seen.step);
    if (!enteredBy) return refuse(TAKE_CODE_NOT_NOW);
    if (!keys.canSeal()) return refuse(TAKE_CODES_OFF);
    const holder = await findRelending(tx, tenantId, requestId);
    const counterparty = enteredBy === 'holder' && holder ? holder.holder_id : DESK;
    const code = String(randomInt(CODES)).padStart(String(CODES - 1).length, '0');
    const expiresAt = later(now, TAKE_CODE_SECONDS);
    await addTakeCode(
      tx,
      {
        id: newId(),
        tenant_id: tenantId,
        request_id: requestId,
        counterparty,
        digest: keys.digest(tenantId, codeName(requestId, counterparty), code),
        made_at: context.now,
        expires_at: expiresAt,
      },
      later(now, REPLACED_CODE_SECONDS),
    );
    return { code, requestNumber: own.number, title: own.title, enteredBy, expiresAt };
  });
}
