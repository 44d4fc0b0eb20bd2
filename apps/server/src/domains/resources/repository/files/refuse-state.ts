import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_FILE_BROKEN, OBJECT_FILE_LOCKED } from '@lectern/contracts/resources/repository/errors';
import type { DigitalFileTable } from '../tables.ts';

/** The refusal of a file of which it is known that it cannot be read; it is not given away either, as it cannot be marked. */
export function refuseState({
  state,
}: Pick<DigitalFileTable, 'state'>): Refusal<'OBJECT_FILE_LOCKED' | 'OBJECT_FILE_BROKEN'> | undefined {
  if (state === 'locked') return refuse(OBJECT_FILE_LOCKED);
  return state === 'broken' ? refuse(OBJECT_FILE_BROKEN) : undefined;
}
