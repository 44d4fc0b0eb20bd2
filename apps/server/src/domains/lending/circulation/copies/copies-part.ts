import type { IlsPort, IlsReferences } from '../../../../ports/ils/ils-port.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { readAvailability } from './availability.ts';
import { bibsInUse, itemsInUse } from './catalogue-in-use.ts';
import { listItemsOfBib } from './list-items.ts';
import { listShelvedItems } from './list-shelved-items.ts';

/** What the library system tells of its copies. */
export function copiesPart({ db, tenantId }: LocalPart): Pick<IlsPort, 'availability' | 'items' | 'shelves'> {
  return {
    availability: (bibIds) => readAvailability(db, tenantId, bibIds),
    items: (bibId) => listItemsOfBib(db, tenantId, bibId),
    shelves: { itemsOf: (bibIds) => listShelvedItems(db, tenantId, bibIds) },
  };
}

/** The records and copies that loans and requests name. */
export function usedCopies({ tenantId }: LocalPart): Pick<IlsReferences, 'bibsInUse' | 'itemsInUse'> {
  return {
    bibsInUse: (tx, bibIds) => bibsInUse(tx, tenantId, bibIds),
    itemsInUse: (tx, itemIds) => itemsInUse(tx, tenantId, itemIds),
  };
}
