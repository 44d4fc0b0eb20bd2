import * as z from 'zod';

/** The times that rankings count (document 1, section 9), in calendar days that end today. */
export const RANKING_RANGES = ['week', 'month', 'quarter', 'year'] as const;
export type RankingRange = (typeof RANKING_RANGES)[number];

export const RANKING_DAYS: Readonly<Record<RankingRange, number>> = {
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
};

export const rankingRange = z.enum(RANKING_RANGES).default('month');

/** How far back new books go (document 1, section 9), in days. */
export const NEW_RANGES = [
  'week',
  'month',
  'twoMonths',
  'threeMonths',
  'halfYear',
  'year',
  'twoYears',
] as const;
export type NewRange = (typeof NEW_RANGES)[number];

export const NEW_DAYS: Readonly<Record<NewRange, number>> = {
  week: 7,
  month: 30,
  twoMonths: 61,
  threeMonths: 91,
  halfYear: 183,
  year: 365,
  twoYears: 730,
};

/** A ranking has no more places than this. */
export const MOST_PLACES = 500;
/** A list of new books has no more titles than this. */
export const MOST_NEW_BOOKS = 1000;
/** Readers of a group of which less is not told: numbers of fewer could be those of one person. */
export const LEAST_READERS = 5;
