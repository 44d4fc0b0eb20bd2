import { nameIn } from '@lectern/contracts/kernel/languages';
import { getPlaces } from '@lectern/contracts/lending/places/get-places';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import type { OpeningException } from '../../../collection/vocabulary/hours/opening-hours.ts';
import { formatSpans } from '../../../collection/vocabulary/hours/opening-spans.ts';
import { readOpeningHours } from '../../../collection/vocabulary/hours/stored-opening-hours.ts';
import {
  listLibraryRecords,
  listLocationRecords,
} from '../../../collection/vocabulary/places/place-records.ts';
import { weekTexts } from '../week-texts.ts';

export const getPlacesCall = implement(getPlaces)(async ({ context: { tenant, language }, deps }) => {
  const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
  const [libraries, locations, hours] = await Promise.all([
    listLibraryRecords(deps.db, tenant.id),
    listLocationRecords(deps.db, tenant.id),
    readOpeningHours(deps.db, tenant.id, today),
  ]);
  const byDefault = tenant.settings.public.defaultLanguage;
  const exceptionsOf = (code: string) =>
    hours.exceptions.filter(({ libraryCode }) => libraryCode === code).map(presentException);
  return {
    libraries: libraries.map((library) => ({
      ...library,
      name: nameIn(library.names, language, byDefault) || library.code,
      week: weekTexts(hours.weeks.get(library.code)),
      exceptions: exceptionsOf(library.code),
    })),
    locations: locations.map((location) => ({
      ...location,
      name: nameIn(location.names, language, byDefault) || location.code,
    })),
    exceptions: exceptionsOf(''),
  };
});

function presentException({ day, spans, names }: OpeningException) {
  return { day, hours: formatSpans(spans), names };
}
