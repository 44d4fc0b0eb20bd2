import { getPhoneVisit } from '@lectern/contracts/counter/self-check/get-phone-visit';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { arePhonesOffered, isOfferedAnywhere } from '../offered.ts';
import { findVisit } from '../visit-store.ts';

export const getPhoneVisitCall = implement(getPhoneVisit)(async ({ context, deps }) => {
  const { tenant, patron, language } = context;
  const phones = arePhonesOffered(deps, tenant);
  const now = deps.clock.now();
  const visit = phones ? await findVisit(deps.db, tenant.id, patron.tokenHash, now.toISOString()) : undefined;
  const places = await placeNames(deps.db, tenant.id, language);
  return {
    stations: isOfferedAnywhere(deps, tenant),
    phones,
    libName: visit ? places.library(visit.library_code) : '',
    secondsLeft: visit ? Math.floor((Date.parse(visit.expires_at) - now.getTime()) / 1000) : 0,
  };
});
