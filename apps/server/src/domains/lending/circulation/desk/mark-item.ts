import { refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_ON_LOAN } from '@lectern/contracts/library-system/desk-errors';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsDesk } from '../../../../ports/ils/ils-desk.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { giveUpWithoutCopies, loseCopy } from '../requests/lose-copy.ts';
import { findServedBy } from '../requests/request-store.ts';
import { serveFromShelf } from '../requests/serve-from-shelf.ts';
import { findItemByBarcode, lockItem, setItemStatus } from '../store/item-store.ts';
import { auditAct } from '../store/note-act.ts';
import { findDeskItem } from './desk-item.ts';

/** Says that an item is not where it should be. The request that it was set aside for goes on to the next copy. */
export function markItem(
  db: Db,
  context: LocalContext,
  { barcode, status, staffId }: Parameters<IlsDesk['markItem']>[0],
): ReturnType<IlsDesk['markItem']> {
  const { tenantId, now } = context;
  return inTransaction(db, async (tx) => {
    await lockItem(tx, tenantId, barcode);
    const item = await findItemByBarcode(tx, tenantId, barcode);
    if (!item) return refuse(ITEM_NOT_FOUND);
    if (item.due_date !== null) return refuse(ITEM_ON_LOAN);
    await lockQueue(tx, tenantId, item.bib_id);
    await setItemStatus(tx, tenantId, item.id, { status, recalled: 0 }, now);
    const served = await findServedBy(tx, tenantId, item.id);
    if (served) await loseCopy(tx, context, served);
    await serveFromShelf(tx, context, item.bib_id);
    await giveUpWithoutCopies(tx, context, item.bib_id);
    await auditAct(tx, context, staffId, {
      action: 'desk.markItem',
      subject: barcode,
      details: { before: item.status, after: status },
    });
    await context.events.send(tx, bibChanged, { tenantId, subjectIds: [item.bib_id], now });
    return findDeskItem(tx, context, barcode);
  });
}

/** Counts one use of an item in the library; answers how often it was used so far. */
export function recordUse(
  db: Db,
  context: LocalContext,
  { barcode, libraryCode, staffId }: Parameters<IlsDesk['recordUse']>[0],
): ReturnType<IlsDesk['recordUse']> {
  const { tenantId, now } = context;
  return inTransaction(db, async (tx) => {
    const item = await findItemByBarcode(tx, tenantId, barcode);
    if (!item) return refuse(ITEM_NOT_FOUND);
    if (item.due_date !== null) return refuse(ITEM_ON_LOAN);
    await tx
      .insertInto('item_use')
      .values({ id: newId(), tenant_id: tenantId, item_id: item.id, library_code: libraryCode, used_at: now })
      .execute();
    await auditAct(tx, context, staffId, { action: 'desk.recordUse', subject: barcode });
    const { uses } = await tx
      .selectFrom('item_use')
      .select((eb) => eb.fn.countAll<number | string>().as('uses'))
      .where('tenant_id', '=', tenantId)
      .where('item_id', '=', item.id)
      .executeTakeFirstOrThrow();
    return { uses: Number(uses) };
  });
}
