import type { CatalogueUse } from '../../../platform/catalogue-use.ts';
import { bibsInUse, itemsInUse } from './copies/catalogue-in-use.ts';
import { followCopies } from './requests/follow-copies.ts';

/** Loans and requests name bibs and items. Those of a library that has another system now count too, as long as they are there. */
export const usedByCirculation: CatalogueUse = { bibsInUse, itemsInUse, itemsMoved: followCopies };
