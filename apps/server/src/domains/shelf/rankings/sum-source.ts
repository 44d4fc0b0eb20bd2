import type { ResourceEvent } from '@lectern/contracts/shelf/activity/events';
import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { unlessAway } from '../../../ports/ils/unless-away.ts';
import { ratingsBetween } from '../../talk/reviews/ratings-between.ts';
import { openingsOfDay } from '../activity/openings-of-day.ts';
import { favouritesBetween } from '../favourites/favourites-between.ts';
import type { SumKind } from './tables.ts';

export interface TitleSum {
  readonly recordId: string;
  readonly count: number;
  readonly points: number;
}

/** The part of Deps that counting needs. */
export type CountingDeps = Pick<Deps, 'db' | 'clock' | 'ils' | 'keepable'>;

/** Where the sums of a kind come from. */
export interface SumSource {
  readonly kind: SumKind;
  /** So many days before the last counted one are counted again, because what happened on them may still change. */
  readonly changingDays: number;
  /** The sums from an instant to another, which is not included; undefined while the source cannot be asked. */
  sumsBetween(
    deps: CountingDeps,
    tenant: Tenant,
    from: string,
    to: string,
  ): Promise<readonly TitleSum[] | undefined>;
}

/** A check-out can be undone for a day, and a desk without a network may send one after 30. */
const loans: SumSource = {
  kind: 'loan',
  changingDays: 31,
  async sumsBetween({ ils }, tenant, from, to) {
    const statistics = ils.of(tenant).statistics;
    if (!statistics) return [];
    const borrowed = await unlessAway(statistics.borrowedBetween(from, to));
    return borrowed?.map(({ bibId, loanCount }) => ({ recordId: bibId, count: loanCount, points: 0 }));
  },
};

/** A favourite may be removed at any time, and then it no longer counts. */
const favourites: SumSource = {
  kind: 'favourite',
  changingDays: 365,
  async sumsBetween({ db }, tenant, from, to) {
    const added = await favouritesBetween(db, tenant.id, from, to);
    return added.map(({ recordId, count }) => ({ recordId, count, points: 0 }));
  },
};

/** A reader may change or delete a rating, and staff may take a review down. */
const ratings: SumSource = {
  kind: 'rating',
  changingDays: 365,
  sumsBetween: ({ db }, tenant, from, to) => ratingsBetween(db, tenant.id, from, to),
};

/** Openings are counted by day when they happen; those of the last second before midnight are written after it. */
function openings(kind: 'eresource' | 'title', events: readonly ResourceEvent[]): SumSource {
  return {
    kind,
    changingDays: 1,
    async sumsBetween({ db }, tenant, from) {
      const day = dateIn(tenant.settings.policy.timeZone, new Date(from));
      const opened = await openingsOfDay(db, tenant.id, { day, events });
      return opened.map(({ subject, count }) => ({ recordId: subject, count, points: 0 }));
    },
  };
}

export const SUM_SOURCES: readonly SumSource[] = [
  loans,
  favourites,
  ratings,
  openings('eresource', ['openDatabase', 'openTrial']),
  openings('title', ['openTitle']),
];
