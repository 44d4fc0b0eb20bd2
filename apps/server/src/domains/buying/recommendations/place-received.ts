import type { receivedCopy } from '@lectern/contracts/buying/recommendations/receive-suggestion';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_TYPE_UNKNOWN } from '@lectern/contracts/lending/rules/errors';
import { BARCODE_TAKEN, LOCATION_UNKNOWN } from '@lectern/contracts/library-system/copy-errors';
import type * as z from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { DeskCopy } from '../../collection/catalogue/at-desk/add-desk-copy.ts';
import { itemTypeNames } from '../../collection/vocabulary/circulation-names.ts';
import { listLibraries, listLocations } from '../../collection/vocabulary/places/places.ts';
import { readerOfNumber } from '../../lending/circulation/readers/shared-numbers.ts';

/** A copy that has come, with the library that its location is in; without a location that of the desk, or the first one. */
export async function placeReceived(
  deps: Deps,
  { tenant, staff, language }: Pick<CallContext<'staff'>, 'tenant' | 'staff' | 'language'>,
  copy: z.output<typeof receivedCopy>,
): Promise<Omit<DeskCopy, 'bibId'> | Refusal<'BARCODE_TAKEN' | 'ITEM_TYPE_UNKNOWN' | 'LOCATION_UNKNOWN'>> {
  const { barcode, itemType, locationCode, callNumber } = copy;
  if (barcode !== '' && (await readerOfNumber(deps.db, tenant.id, barcode)))
    return refuse(BARCODE_TAKEN, { barcode });
  const types = await itemTypeNames(deps.db, tenant.id, language);
  if (!types.has(itemType)) return refuse(ITEM_TYPE_UNKNOWN, { code: itemType });
  const library = await libraryOf(deps, { tenantId: tenant.id, locationCode, desk: staff.desk.libraryCode });
  if (isRefusal(library)) return library;
  return {
    barcode,
    library_code: library,
    location_code: locationCode,
    call_number: callNumber,
    volume: '',
    copy_number: '',
    inventory_number: '',
    item_type: itemType,
  };
}

async function libraryOf(
  { db }: Pick<Deps, 'db'>,
  {
    tenantId,
    locationCode,
    desk,
  }: { readonly tenantId: string; readonly locationCode: string; readonly desk: string },
): Promise<string | Refusal<'LOCATION_UNKNOWN'>> {
  if (locationCode === '') {
    const [first] = await listLibraries(db, tenantId, 'en-US');
    return desk || (first?.code ?? '');
  }
  const location = (await listLocations(db, tenantId, 'en-US')).find(({ code }) => code === locationCode);
  return location ? location.libraryCode : refuse(LOCATION_UNKNOWN, { code: locationCode });
}
