import { OPENING_SOUND_SCORES, WHOLE_SOUND_SCORE } from './score-levels.ts';

/**
 * What a title gains that holds what was typed as sound, of so many places: most where it holds no more, then where it begins so, the more the
 * less it goes on. `lengths` are the places of the title with and without its subtitle.
 */
export function soundTitleScore(typed: number, lengths: readonly number[], opens: boolean): number {
  if (lengths.includes(typed)) return WHOLE_SOUND_SCORE;
  if (!opens) return 0;
  const least = Math.min(...lengths.filter((length) => length > typed));
  return OPENING_SOUND_SCORES.find(({ beyond }) => least - typed <= beyond)?.score ?? 0;
}
