import { nameIn } from '@lectern/contracts/kernel/languages';
import type { openingSchema } from '@lectern/contracts/people/tenant/opening';
import type * as z from 'zod';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { openingDays } from './opening-hours.ts';
import { AHEAD_DAYS, openingState } from './opening-state.ts';
import { readOpeningHours } from './stored-opening-hours.ts';
import { dayText, weekText } from './week-text.ts';

type Opening = z.infer<typeof openingSchema>;

/** What readers are told of a library's opening hours, in their language. */
export interface LibraryOpening {
  /** Its week in one line; undefined if it told no hours. */
  readonly week: string | undefined;
  /** The hours of today; undefined as above. */
  readonly today: string | undefined;
  readonly opening: Opening;
}

/** Days ahead whose other hours are told. */
const EXCEPTION_DAYS = 30;

/** The opening hours of the tenant's libraries as of now, by code. */
export async function libraryOpenings(
  deps: Pick<Deps, 'db' | 'clock'>,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
): Promise<(libraryCode: string) => LibraryOpening> {
  const { timeZone } = tenant.settings.policy;
  const now = deps.clock.now();
  const today = dateIn(timeZone, now);
  const from = addDays(today, -1);
  const hours = await readOpeningHours(deps.db, tenant.id, from, addDays(today, AHEAD_DAYS));
  const days = openingDays(hours);

  function exceptionsOf(libraryCode: string): Opening['exceptions'] {
    return Array.from({ length: EXCEPTION_DAYS + 1 }, (_, at) => addDays(today, at)).flatMap((day) => {
      const exception = days.exceptionOn(libraryCode, day);
      if (!exception) return [];
      const name = nameIn(exception.names, language, tenant.settings.public.defaultLanguage);
      return [{ day, hours: dayText(exception.spans, language), name }];
    });
  }

  return (libraryCode) => {
    const week = hours.weeks.get(libraryCode);
    const spans = week && days.spansOn(libraryCode, today);
    return {
      week: week && weekText(week, language),
      today: spans && dayText(spans, language),
      opening: {
        ...openingState(days, libraryCode, timeZone, now.getTime()),
        exceptions: week ? exceptionsOf(libraryCode) : [],
      },
    };
  };
}
