import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { HOURS_UNREADABLE } from '@lectern/contracts/lending/places/errors';
import { LIBRARY_UNKNOWN } from '@lectern/contracts/people/tenant/errors';
import type { Db } from '../../../platform/db/database.ts';
import {
  OpeningHoursError,
  type OpeningSpan,
  parseSpans,
} from '../../collection/vocabulary/hours/opening-spans.ts';
import { listLibraryRecords } from '../../collection/vocabulary/places/place-records.ts';

/** Opening hours as staff wrote them. */
export function readHours(text: string): OpeningSpan[] | Refusal<'HOURS_UNREADABLE'> {
  try {
    return parseSpans(text);
  } catch (error) {
    if (error instanceof OpeningHoursError) return refuse(HOURS_UNREADABLE, { text });
    throw error;
  }
}

/** The refusal of a library that does not exist. */
export async function refuseUnknownLibrary(
  db: Db,
  tenantId: string,
  code: string,
): Promise<Refusal<'LIBRARY_UNKNOWN'> | undefined> {
  const libraries = await listLibraryRecords(db, tenantId);
  return libraries.some((library) => library.code === code) ? undefined : refuse(LIBRARY_UNKNOWN);
}
