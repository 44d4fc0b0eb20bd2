import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { TAKE_CODE_EXPIRED, TAKE_CODE_WRONG } from '@lectern/contracts/lending/requests/hand-over-errors';
import { codeEnteredBy, readTakeCode } from '@lectern/rules/requests/take-code';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { ByStaffOrReader } from '../../../../ports/ils/ils-desk-people.ts';
import type { LocalContext } from '../local-context.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { seenRequests } from '../requests/request-store.ts';
import { listLiveCodes } from '../requests/take-code-store.ts';
import { type CodeKeys, codeName, DESK, enterTakeCode } from '../requests/take-codes.ts';
import { auditActOf } from '../store/note-act.ts';

interface EnteredAtDesk {
  readonly requestId: string;
  readonly patronId: string;
  readonly barcode: string;
}

export type EntryRefusal = Refusal<'REQUEST_NOT_FOUND' | 'TAKE_CODE_WRONG' | 'TAKE_CODE_EXPIRED'>;

/**
 * Staff, or a reader at a station, scan the code of a request whose copy is kept. Staff may also type its six digits alone: they find the
 * request whose code they are now. Answers who fetches the copy.
 */
export function enterCodeAtDesk(
  db: Db,
  context: LocalContext,
  keys: CodeKeys,
  { scanned: text, ...by }: ByStaffOrReader & { readonly scanned: string },
): Promise<EnteredAtDesk | EntryRefusal> {
  const { tenantId } = context;
  const read = readTakeCode(text);
  return inTransaction(db, async (tx) => {
    const typed = read && read.requestNumber === undefined && by.staffId !== undefined;
    const number = typed ? await numberOfCode(tx, context, keys, read.code) : read?.requestNumber;
    if (isRefusal(number)) return number;
    const find = () =>
      seenRequests(tx, tenantId)
        .innerJoin('item', 'item.id', 'request.item_id')
        .select(['request.number', 'item.barcode'])
        .where('request.number', '=', number ?? '')
        .executeTakeFirst();
    const found = await find();
    if (!found) return refuse(REQUEST_NOT_FOUND);
    await lockQueue(tx, tenantId, found.bib_id);
    const seen = (await find()) ?? found;
    if (codeEnteredBy(seen.kind, seen.step) !== 'desk') return refuse(TAKE_CODE_EXPIRED);
    const refusal = await enterTakeCode(tx, context, keys, seen, { text, counterparty: DESK });
    if (refusal) return refusal;
    await auditActOf(tx, context, by, { act: 'enterTakeCode', subject: seen.id });
    return { requestId: seen.id, patronId: seen.patron_id, barcode: seen.barcode };
  });
}

/** The number of the request whose code these digits are; undefined if nobody shows a code, or two readers show the same digits. */
async function numberOfCode(
  tx: Tx,
  { tenantId, now }: LocalContext,
  keys: CodeKeys,
  code: string,
): Promise<string | undefined | Refusal<'TAKE_CODE_WRONG'>> {
  const live = await listLiveCodes(tx, tenantId, { counterparty: DESK, now });
  const same = live.filter(({ requestId, digest }) =>
    keys.isDigestOf(tenantId, codeName(requestId, DESK), code, digest),
  );
  if (live.length > 0 && same.length === 0) return refuse(TAKE_CODE_WRONG);
  const numbers = new Set(same.map(({ number }) => number));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}
