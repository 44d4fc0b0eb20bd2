import {
  ORDER_COUNT_WRONG,
  ORDER_LINE_MOVED_ON,
  ORDER_LINE_NOT_FOUND,
} from '@lectern/contracts/buying/orders/errors';
import { receiveOrderLine } from '@lectern/contracts/buying/orders/receive-order-line';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOCATION_UNKNOWN } from '@lectern/contracts/library-system/copy-errors';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { untilRefused } from '../../../../platform/until-refused.ts';
import type { DeskCopy } from '../../../collection/catalogue/at-desk/add-desk-copy.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { placeReceived } from '../../recommendations/place-received.ts';
import { isExpected } from '../lines/cancel-line.ts';
import { countReceived } from '../lines/count-received.ts';
import { presentLine, readLineNames } from '../lines/present-lines.ts';
import { receiveCopies } from '../lines/receive-copies.ts';
import { referenceOf } from '../order-file.ts';
import { changeLine, lockLines } from '../store/line-store.ts';

export const receiveOrderLineCall = implement(receiveOrderLine)(
  async ({ input: { id, copies }, context, deps }) => {
    const { tenant, staff, language } = context;
    const circulation = ownCirculation(deps, tenant);
    const placed: Omit<DeskCopy, 'bibId'>[] = [];
    const libraries = new Set((await listLibraries(deps.db, tenant.id, language)).map(({ code }) => code));
    const unknown = copies.find(({ libraryCode }) => !libraries.has(libraryCode));
    if (unknown) return refuse(LOCATION_UNKNOWN, { code: unknown.libraryCode });
    if (circulation)
      for (const { libraryCode, ...copy } of copies) {
        const one = await placeReceived(deps, context, copy);
        if (isRefusal(one)) return one;
        placed.push(copy.locationCode === '' ? { ...one, library_code: libraryCode } : one);
      }
    const names = await readLineNames(deps, tenant, language);
    const now = deps.clock.now();
    const at = now.toISOString();
    return untilRefused((answerOf) =>
      answerInTransaction(context, deps.db, async (tx) => {
        const [whole] = await lockLines(tx, tenant.id, [id]);
        if (!whole) return refuse(ORDER_LINE_NOT_FOUND);
        const { line } = whole;
        if (!isExpected(line.state)) return refuse(ORDER_LINE_MOVED_ON, { title: line.title });
        const left = line.quantity - line.received;
        if (copies.length > left) return refuse(ORDER_COUNT_WRONG, { limit: left });
        const received = answerOf(
          await receiveCopies(tx, { deps, tenant, circulation }, line, {
            copies: placed,
            count: copies.length,
            staffId: staff.id,
            now,
          }),
        );
        await countReceived(tx, whole, copies, at);
        await changeLine(tx, tenant.id, id, { record_id: received.recordId || line.record_id });
        await addAuditEntry(tx, tenant.id, {
          staffId: staff.id,
          action: 'orders.receive',
          subject: referenceOf(line),
          details: { title: line.title, count: copies.length, barcode: received.barcodes.join(' ') },
          at,
        });
        const [after] = await lockLines(tx, tenant.id, [id]);
        return {
          line: presentLine(after ?? whole, names),
          barcodes: [...received.barcodes],
          reserved: received.reserved,
        };
      }),
    );
  },
);
