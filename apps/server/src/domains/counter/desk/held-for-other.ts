import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_KEPT_FOR_READER, ITEM_WAITED_FOR } from '@lectern/contracts/library-system/desk-errors';
import type { IlsDesk } from '../../../ports/ils/ils-desk.ts';
import type { Away } from '../../../ports/ils/ils-refusals.ts';

/** Why an item that others asked for is not lent, in words for staff: for whom it is kept, else how many wait. */
export async function heldForOther(
  desk: IlsDesk,
  barcode: string,
): Promise<Refusal<'ITEM_NOT_FOUND' | 'ITEM_KEPT_FOR_READER' | 'ITEM_WAITED_FOR'> | Away> {
  const item = await desk.item(barcode);
  if (isRefusal(item)) return item;
  const { request, waiting } = item;
  if (!request) return refuse(ITEM_WAITED_FOR, { count: waiting });
  return refuse(ITEM_KEPT_FOR_READER, { reader: request.reader.name, number: request.reader.primaryId });
}
