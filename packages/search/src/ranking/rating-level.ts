/** Levels of ratings that lift a score; level 0 lifts none. */
export const RATING_LEVELS = 10;

/** More than this would let readers' stars decide what the words of a search should. */
export const LARGEST_RATING_SHARE = 0.1;

/** The middle of the scale and its end, in hundredths of a star. */
const MIDDLE = 300;
export const BEST_RATING = 500;

/**
 * How far a rating is above the middle of the scale, in tenths. A low rating lowers nothing: few rate what they do not like, for many
 * reasons.
 */
export function ratingLevel(rating = 0): number {
  const above = (Math.min(BEST_RATING, rating) - MIDDLE) / (BEST_RATING - MIDDLE);
  return Math.max(0, Math.round(RATING_LEVELS * above));
}

/** What the score of a document with this level is multiplied with. */
export function ratingFactor(level: number, share = 0): number {
  return 1 + (Math.min(LARGEST_RATING_SHARE, Math.max(0, share)) * level) / RATING_LEVELS;
}
