import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TAKE_CODE_EXPIRED, TAKE_CODE_WRONG } from '@lectern/contracts/lending/requests/hand-over-errors';
import { readTakeCode, TAKE_CODE_SECONDS } from '@lectern/rules/requests/take-code';
import { later } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Secrets } from '../../../../platform/secrets/secrets.ts';
import type { LocalContext } from '../local-context.ts';
import { findEnteredCode, noteCodeEntered, tryTakeCodes } from './take-code-store.ts';

/** What makes and knows digests of codes. */
export type CodeKeys = Pick<Secrets, 'canSeal' | 'digest' | 'isDigestOf'>;

/** The counterparty of who fetches a copy at the library. */
export const DESK = 'desk';

/** What a digest is bound to: a code of another request or for another counterparty has another one. */
export function codeName(requestId: string, counterparty: string): string {
  return `take-code/${requestId}/${counterparty}`;
}

/**
 * Enters a code that was typed or scanned; undefined if it is right. It then lives as long again, for the hand-over itself. A try is
 * counted for every code that can be meant, also when the answer is lost, so the caller commits what this refuses.
 */
export async function enterTakeCode(
  tx: Tx,
  { tenantId, now }: LocalContext,
  keys: CodeKeys,
  request: { readonly id: string; readonly number: string },
  { text, counterparty }: { readonly text: string; readonly counterparty: string },
): Promise<Refusal<'TAKE_CODE_WRONG' | 'TAKE_CODE_EXPIRED'> | undefined> {
  const read = readTakeCode(text);
  const side = { requestId: request.id, counterparty, now };
  const isRight = ({ digest }: { readonly digest: string }) =>
    read !== undefined &&
    (read.requestNumber ?? request.number) === request.number &&
    keys.isDigestOf(tenantId, codeName(request.id, counterparty), read.code, digest);
  const entered = await findEnteredCode(tx, tenantId, side);
  if (entered && isRight(entered)) return undefined;
  const meant = await tryTakeCodes(tx, tenantId, side);
  if (meant.length === 0) return refuse(TAKE_CODE_EXPIRED);
  const right = meant.find(isRight);
  if (!right) return refuse(TAKE_CODE_WRONG);
  await noteCodeEntered(tx, tenantId, { id: right.id, now, until: later(new Date(now), TAKE_CODE_SECONDS) });
  return undefined;
}
