import type { IlsCash } from '../../../../ports/ils/ils-cash.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { closeDrawer, openDrawer, readDrawer, reportCash } from './keep-drawers.ts';

/** The drawers of the desk. */
export function cashPart({ db, context, tenantId }: LocalPart): IlsCash {
  return {
    drawerOf: (staffId) => readDrawer(db, tenantId, staffId),
    open: (given) => openDrawer(db, context(), given),
    close: (given) => closeDrawer(db, context(), given),
    report: (part) => reportCash(db, tenantId, part),
  };
}
