import type { Addressee } from '@lectern/contracts/kernel/refusal-words';
import type { RequestOption, RequestQuotas } from '../../../ports/ils/ils-placing.ts';
import type { PlaceNames } from '../../collection/vocabulary/places/place-names.ts';
import { presentRefusal } from '../loans/present-refusal.ts';

/** A library where requests are picked up, with its names. */
export function presentTakeLocation(libCode: string, places: PlaceNames) {
  return { libCode, libName: places.library(libCode), takeAddress: places.addressOf(libCode) };
}

/** A kind of request as its reader is told of it. */
export function presentOption(
  { kind, refusal, pickupLibraries }: RequestOption,
  quotas: RequestQuotas | undefined,
  { places, addressee }: { readonly places: PlaceNames; readonly addressee: Addressee },
) {
  return {
    type: kind,
    refusal: refusal ? presentRefusal(refusal, addressee) : null,
    timesLeft: timesLeft(quotas?.days.find((day) => day.kind === kind)),
    takeLocations: pickupLibraries.map((code) => presentTakeLocation(code, places)),
  };
}

/** What is left of a quota; a library may lower it below what is used. */
export function timesLeft(quota: RequestQuotas['days'][number] | undefined): number {
  return quota ? Math.max(0, quota.limit - quota.used) : 0;
}
