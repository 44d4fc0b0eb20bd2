import type { Score } from '@lectern/contracts/talk/reviews/review';

/** As if so many readers had given the middle of the scale: a single vote does not stand before a hundred. */
const DAMPING_VOTES = 5;
const MIDDLE_STARS = 3;

/**
 * What a work's stars are worth in an order, in hundredths of a star: the mean with some votes for the middle added, (C m + sum) / (C + n),
 * known as Bayesian average. 0 where nobody rated.
 */
export function dampedRating({ count, average }: Pick<Score, 'count' | 'average'>): number {
  if (count === 0 || average === null) return 0;
  const sum = DAMPING_VOTES * MIDDLE_STARS + average * count;
  return Math.round((100 * sum) / (DAMPING_VOTES + count));
}
