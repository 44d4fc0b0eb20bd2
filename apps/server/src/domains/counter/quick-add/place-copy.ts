import type { addCopy } from '@lectern/contracts/counter/quick-add/add-copy';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_TYPE_UNKNOWN } from '@lectern/contracts/lending/rules/errors';
import { BARCODE_TAKEN, LOCATION_UNKNOWN } from '@lectern/contracts/library-system/copy-errors';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { DeskCopy } from '../../collection/catalogue/at-desk/add-desk-copy.ts';
import { itemTypeNames } from '../../collection/vocabulary/circulation-names.ts';
import { listLocations } from '../../collection/vocabulary/places/places.ts';
import { readerOfNumber } from '../../lending/circulation/readers/shared-numbers.ts';
import { placedDesk } from '../desk/desk-place.ts';

type GivenCopy = Omit<OutputOf<(typeof addCopy)['input']>, 'recordId'>;

export type CopyRefusal = Refusal<
  'BARCODE_TAKEN' | 'DESK_ELSEWHERE' | 'DESK_NOT_CHOSEN' | 'ITEM_TYPE_UNKNOWN' | 'LOCATION_UNKNOWN'
>;

/** The copy with the library that its shelving location is in, or that of the desk; refused where the tenant has no such code. */
export async function placeCopy(
  deps: Deps,
  context: Pick<CallContext<'staff'>, 'tenant' | 'staff' | 'language'>,
  given: GivenCopy,
): Promise<Omit<DeskCopy, 'bibId'> | CopyRefusal> {
  const { tenant, language } = context;
  const place = placedDesk(deps, context);
  if (isRefusal(place)) return place;
  if (await readerOfNumber(deps.db, tenant.id, given.barcode))
    return refuse(BARCODE_TAKEN, { barcode: given.barcode });
  const types = await itemTypeNames(deps.db, tenant.id, language);
  if (!types.has(given.itemType)) return refuse(ITEM_TYPE_UNKNOWN, { code: given.itemType });
  const locations = await listLocations(deps.db, tenant.id, language);
  const location = locations.find(({ code }) => code === given.locationCode);
  if (!location && given.locationCode !== '') return refuse(LOCATION_UNKNOWN, { code: given.locationCode });
  return {
    barcode: given.barcode,
    library_code: location?.libraryCode ?? place.libraryCode,
    location_code: given.locationCode,
    call_number: given.callNumber,
    volume: given.volume,
    copy_number: given.copyNumber,
    inventory_number: given.propNo,
    item_type: given.itemType,
  };
}
