import type { PointTerms } from './store/terms-store.ts';

/** How many points a reader may spend now. */
export interface PointLimits {
  /** The points that pay all of a sum. */
  readonly forAll: number;
  /** 0 if none can be spent. */
  readonly least: number;
  readonly most: number;
}

/** The limits for a sum that is open, in minor units. A begun point counts whole: the last one may pay less than its worth. */
export function pointLimits(
  { pays, minorUnitsPerPoint, leastPoints, mostPointsADay }: PointTerms,
  {
    open,
    points,
    spentToday,
  }: { readonly open: number; readonly points: number; readonly spentToday: number },
): PointLimits {
  const forAll = Math.ceil(open / minorUnitsPerPoint);
  const today = mostPointsADay === null ? Number.POSITIVE_INFINITY : Math.max(0, mostPointsADay - spentToday);
  const most = Math.min(points, forAll, today);
  const least = Math.min(leastPoints, forAll);
  return pays && most > 0 && most >= least ? { forAll, least, most } : { forAll, least: 0, most: 0 };
}

/** What points pay of a sum, minor units. */
export function worthOf({ minorUnitsPerPoint }: PointTerms, points: number, open: number): number {
  return Math.min(open, points * minorUnitsPerPoint);
}
