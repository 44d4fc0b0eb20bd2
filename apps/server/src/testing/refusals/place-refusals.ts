import { putException } from '@lectern/contracts/lending/places/put-exception';
import { putLocation } from '@lectern/contracts/lending/places/put-location';
import { putWeek } from '@lectern/contracts/lending/places/put-week';
import { buildLibrary } from '../catalogue-builders.ts';
import { type Provoked, provoked } from './provoked.ts';

const WEEK = { libraryCode: 'nowhere', week: ['', '', '', '', '', '', ''] };
const DAY = { libraryCode: 'nowhere', day: '2026-05-01', hours: '' };

/** How calls about places are refused. */
export const PLACES_PROVOKED: readonly Provoked[] = [
  provoked(putLocation, {
    LIBRARY_UNKNOWN: () => ({ code: 'L1', libraryCode: 'nowhere', names: { 'en-US': 'Hall' } }),
  }),
  provoked(putWeek, {
    LIBRARY_UNKNOWN: () => WEEK,
    async HOURS_UNREADABLE({ deps: { db } }) {
      await buildLibrary(db, { code: 'MAIN' });
      return { libraryCode: 'MAIN', week: ['', 'late', '', '', '', '', ''] };
    },
  }),
  provoked(putException, {
    LIBRARY_UNKNOWN: () => DAY,
    HOURS_UNREADABLE: () => ({ ...DAY, libraryCode: '', hours: 'late' }),
  }),
];
