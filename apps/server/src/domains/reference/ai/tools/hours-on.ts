import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { openingDays } from '../../../collection/vocabulary/hours/opening-hours.ts';
import { readOpeningHours } from '../../../collection/vocabulary/hours/stored-opening-hours.ts';
import { dayText } from '../../../collection/vocabulary/hours/week-text.ts';

/** The hours of a library on a day (YYYY-MM-DD) in the reader's language; undefined if the library told none. */
export async function hoursOn(
  { db }: Pick<Deps, 'db'>,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
  libraryCode: string,
  day: string,
): Promise<string | undefined> {
  const spans = openingDays(await readOpeningHours(db, tenant.id, day, day)).spansOn(libraryCode, day);
  return spans && dayText(spans, language);
}
