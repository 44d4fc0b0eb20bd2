import { getHomeInfo } from '@lectern/contracts/shelf/home/get-home-info';
import { implement } from '../../../../platform/http/implement.ts';
import { docTypeName } from '../../../collection/vocabulary/code-names/doc-type-names.ts';
import {
  type LibraryOpening,
  libraryOpenings,
} from '../../../collection/vocabulary/hours/library-openings.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { homeLayoutOf } from '../home-layout-store.ts';
import { homeNumbers } from '../home-numbers.ts';

export const getHomeInfoCall = implement(getHomeInfo)(async ({ context, deps }) => {
  const { tenant, language } = context;
  const [numbers, libraries, openingOf, layout] = await Promise.all([
    homeNumbers(deps, tenant.id),
    listLibraries(deps.db, tenant.id, language),
    libraryOpenings(deps, context),
    homeLayoutOf(deps.db, tenant.id),
  ]);
  const [first] = libraries;
  const known = first && openingOf(first.code);
  return {
    bibCount: numbers.bibs,
    itemCount: numbers.items,
    newThisWeek: numbers.newThisWeek,
    openToday: known?.today ?? '',
    opening: known ? presentState(known, libraries.length > 1 ? first.name : '') : null,
    cards: layout.filter(({ isShown }) => isShown).map(({ card }) => card),
    docTypes: numbers.docTypes.map(({ value, count }) => ({
      code: value,
      name: docTypeName(value, language),
      count,
    })),
  };
});

function presentState({ opening: { state, until, opens } }: LibraryOpening, of: string) {
  return { state, until, opens, of };
}
