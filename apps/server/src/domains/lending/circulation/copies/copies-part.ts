import type { IlsPort } from '../../../../ports/ils/ils-port.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { readAvailability } from './availability.ts';
import { listItemsOfBib } from './list-items.ts';
import { listShelvedItems } from './list-shelved-items.ts';

/** What the library system tells of its copies. */
export function copiesPart({
  db,
  tenantId,
  context,
}: LocalPart): Pick<IlsPort, 'availability' | 'items' | 'shelves'> {
  return {
    availability: (bibIds) => readAvailability(db, context(), bibIds),
    items: (bibId) => listItemsOfBib(db, tenantId, bibId),
    shelves: { itemsOf: (bibIds) => listShelvedItems(db, tenantId, bibIds) },
  };
}
