import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { FOLDER_NAME_MISSING, FOLDER_NAME_TAKEN } from '@lectern/contracts/shelf/favourites/errors';
import type { FavouriteFolderTable } from './tables.ts';

/** A name for a folder beside these others; a refusal if it is empty or one of them has it. */
export function readFolderName(
  name: string,
  others: readonly FavouriteFolderTable[],
): string | Refusal<'FOLDER_NAME_MISSING' | 'FOLDER_NAME_TAKEN'> {
  if (name === '') return refuse(FOLDER_NAME_MISSING);
  return others.some((one) => one.name === name) ? refuse(FOLDER_NAME_TAKEN) : name;
}
