import { newId } from '../../platform/db/ids.ts';
import type { MemoryHold, MemoryLibrary } from './memory-library.ts';

/** Why a library in memory puts nobody into a queue. */
export type MemoryDenial = 'patron' | 'blocked' | 'place' | 'twice' | 'nothing';

/** The libraries where holds are handed out. */
export const PICKUP_LIBRARIES: readonly string[] = ['MAIN', 'SOUTH'];

/** Puts a patron into the queue of a bib, once. */
export function placeMemoryHold(
  library: MemoryLibrary,
  wish: Omit<MemoryHold, 'id'>,
): MemoryHold | MemoryDenial {
  const { patronId, bibId, pickupLibrary = 'MAIN' } = wish;
  const patron = library.patrons.find(({ id }) => id === patronId);
  if (!patron) return 'patron';
  if (patron.status !== 'normal') return 'blocked';
  if (!PICKUP_LIBRARIES.includes(pickupLibrary)) return 'place';
  if (!library.items.some((item) => item.bibId === bibId)) return 'nothing';
  if (library.holds.some((hold) => hold.patronId === patronId && hold.bibId === bibId)) return 'twice';
  const hold = { ...wish, id: newId() };
  library.holds.push(hold);
  return hold;
}

/** Whether there was such a hold. */
export function cancelMemoryHold(library: MemoryLibrary, hold: MemoryHold | undefined): boolean {
  const at = hold ? library.holds.indexOf(hold) : -1;
  if (at >= 0) library.holds.splice(at, 1);
  return at >= 0;
}
