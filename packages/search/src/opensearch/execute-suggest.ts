import { bestTitles } from '../ranking/best-titles.ts';
import type { Suggestion, SuggestRequest } from '../search-engine.ts';
import {
  bestValues,
  type Completions,
  joinCompletions,
  NO_COMPLETIONS,
  shareRoom,
} from '../suggest/rank-suggestions.ts';
import { holdsTyped, readTyped, type TypedText } from '../suggest/typed-text.ts';
import { leadingCharacters, soundsSo, type TypedSound, typedSounds } from '../widen/typed-sound.ts';
import { allOf, anyOf, type Dsl, NOTHING } from './dsl.ts';
import { initialsKeysField } from './mapping.ts';
import type { SearchContext } from './search-context.ts';
import { askForValues, type Candidates, type SuggestedField } from './suggest-candidates.ts';
import { typedInitials } from './typed-initials.ts';

const MOST_SUGGESTIONS = 50;
/** For each suggestion wanted, so many titles and values are compared with what was typed. */
const CANDIDATES = 4;
/** Values with the right first letters that are looked at closely: those used most. */
const SOUNDING_CANDIDATES = 400;

/**
 * Completions by kind: titles (half of the room where there are so many), then authors and subjects; the best of each kind first. What is
 * spelt as typed goes before what only sounds so.
 */
export async function executeSuggest(
  context: SearchContext,
  { text, limit: requested }: SuggestRequest,
): Promise<Suggestion[]> {
  const limit = Math.min(MOST_SUGGESTIONS, Math.max(0, Math.floor(requested) || 0));
  const typed = readTyped(text);
  // Asked even where nothing can be found yet, so that a missing index raises its error.
  const candidates = await askForValues(context, (field) => within(field, typed), limit * CANDIDATES);
  const spelt = typed ? best(candidates, (value) => holdsTyped(value, typed), text, limit) : NO_COMPLETIONS;
  const room = limit - spelt.titles.length - spelt.authors.length - spelt.subjects.length;
  const ways = room > 0 ? typedSounds(text) : [];
  if (ways.length === 0) return shareRoom(spelt, limit);
  const sounding = await askForValues(context, (field) => sounds(field, ways), SOUNDING_CANDIDATES);
  const bySound = best(sounding, (value) => soundsLikeAny(value, ways), text, room);
  return shareRoom(joinCompletions(spelt, bySound), limit);
}

function best(
  { titles, author, subject }: Candidates,
  isMeant: (value: string) => boolean,
  text: string,
  limit: number,
): Completions {
  return {
    titles: bestTitles(titles, isMeant, text),
    authors: bestValues('author', author, isMeant, limit),
    subjects: bestValues('subject', subject, isMeant, limit),
  };
}

/** Records with all that was typed in one field. */
function within(field: SuggestedField, typed: TypedText | undefined): Dsl {
  if (typed === undefined) return NOTHING;
  const words: Dsl[] = typed.terms.map((term) => ({ term: { [field]: term } }));
  if (typed.prefix !== '') words.push({ prefix: { [field]: typed.prefix } });
  return allOf(words);
}

/** Records with a value whose sounds begin with the first letters of what was typed. */
function sounds(field: SuggestedField, ways: readonly TypedSound[]): Dsl {
  return anyOf(ways.map((way) => ({ prefix: { [initialsKeysField(field)]: typedInitials(way) } })));
}

function soundsLikeAny(value: string, ways: readonly TypedSound[]): boolean {
  const characters = leadingCharacters(value, Math.max(...ways.map(({ length }) => length)));
  return ways.some((way) => soundsSo(characters, way));
}
