import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { IlsPort } from './ils-port.ts';
import type { Away } from './ils-refusals.ts';

/**
 * Whether the card of a number was reported lost or withdrawn. It may have the same number as the reader's account, which goes on. Where a
 * library system keeps no cards, none has ended.
 */
export async function isCardEnded(ils: IlsPort, patronId: string, number: string): Promise<boolean | Away> {
  const record = await ils.readers?.show(patronId);
  if (isRefusalFor(record, ILS_UNAVAILABLE)) return record;
  if (!record || isRefusal(record)) return false;
  return record.cards.some((card) => card.number === number && card.state !== 'active');
}
