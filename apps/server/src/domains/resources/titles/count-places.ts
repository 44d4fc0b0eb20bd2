import { LETTERS } from '@lectern/contracts/resources/databases/eresource';
import { TITLE_KINDS, type TitleKind } from '@lectern/contracts/resources/titles/title';
import type { PlaceChoice, PlaceTally } from './store/place-store.ts';

/** How many titles a choice has, and how many it would have with another letter or kind. */
export function countPlaces(
  tallies: readonly PlaceTally[],
  choice: PlaceChoice,
): {
  readonly total: number;
  readonly letters: { readonly letter: string; readonly count: number }[];
  readonly kinds: { readonly kind: TitleKind; readonly count: number }[];
} {
  const sum = (some: readonly PlaceTally[]) => some.reduce((all, { count }) => all + count, 0);
  const free = tallies.filter(({ is_free }) => choice.isFree !== true || is_free === 1);
  const ofKind = free.filter(({ kind }) => choice.kind === undefined || kind === choice.kind);
  const ofLetter = (some: readonly PlaceTally[], place: number | undefined) =>
    place === undefined ? some : some.filter(({ letter_place }) => letter_place === place);
  return {
    total: sum(ofLetter(ofKind, choice.letterPlace)),
    letters: LETTERS.map((letter, place) => ({ letter, count: sum(ofLetter(ofKind, place)) })).filter(
      ({ count }) => count > 0,
    ),
    kinds: TITLE_KINDS.map((kind) => ({
      kind,
      count: sum(ofLetter(free, choice.letterPlace).filter((one) => one.kind === kind)),
    })).filter(({ count }) => count > 0),
  };
}

/** Whether a place is one of a choice. */
export function isChosen(
  { letter_place, kind, is_free }: PlaceTally,
  { letterPlace = letter_place, kind: wanted = kind, isFree = false }: PlaceChoice,
): boolean {
  return letter_place === letterPlace && kind === wanted && (!isFree || is_free === 1);
}
