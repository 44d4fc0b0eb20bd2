import type { OfflineAct } from '@lectern/contracts/counter/offline/offline-act';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { IlsDesk } from '../../../ports/ils/ils-desk.ts';
import type { IlsPatrons } from '../../../ports/ils/ils-port.ts';
import type { ActRefusal } from './act-refusal.ts';

/** A library system that desks can work with. */
export interface DeskSystem {
  readonly desk: IlsDesk;
  readonly patrons: IlsPatrons;
}

/** An act with where and when it was done: an instant by our clock, and the day of the library. */
export interface DatedAct {
  readonly act: OfflineAct;
  readonly at: string;
  readonly day: string;
  readonly libraryCode: string;
  readonly staffId: string;
}

/** Does afterwards what a desk did. Undefined if it is done; what was done before and could not be noted is found done. */
export async function doAct(system: DeskSystem, dated: DatedAct): Promise<ActRefusal | undefined> {
  const { act, day, libraryCode, staffId } = dated;
  if (act.kind === 'check_out') return lend(system, dated, act);
  const returned = await system.desk.checkIn({
    barcode: act.itemBarcode,
    libraryCode,
    returnedOn: day,
    staffId,
  });
  return isRefusal(returned) ? returned : undefined;
}

async function lend(
  { desk, patrons }: DeskSystem,
  { at, libraryCode, staffId }: DatedAct,
  { itemBarcode, readerBarcode }: OfflineAct & { readonly kind: 'check_out' },
): Promise<ActRefusal | undefined> {
  const reader = await patrons.find(readerBarcode);
  if (isRefusal(reader)) return reader;
  if (!reader) return refuse(PATRON_NOT_FOUND);
  const { patronId } = reader;
  const loan = await desk.checkOut({ patronId, barcode: itemBarcode, libraryCode, staffId, lentAt: at });
  return isRefusal(loan) ? loan : undefined;
}
