import { HIT_GONE } from '@lectern/contracts/discovery/other-libraries/errors';
import {
  OTHER_LIBRARY_UNAVAILABLE,
  OTHER_LIBRARY_UNKNOWN,
} from '@lectern/contracts/discovery/sources/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { RemoteHit } from '../../../ports/remote-catalogue/remote-catalogue-port.ts';
import { ageOf, askLibrary } from './ask-library.ts';
import { markOf, readHitId } from './hit-id.ts';
import { findOtherLibrary, type OtherLibrary } from './libraries.ts';

/** A hit, as its library describes it now or as it last did. */
export interface FoundHit {
  readonly library: OtherLibrary;
  readonly hit: RemoteHit;
  readonly ageSeconds: number;
}

/**
 * The hit of an id. Its page is asked again, which the guard of the port mostly has; a record that moved within the page is found by its
 * mark.
 */
export async function findHit(
  deps: Pick<Deps, 'db' | 'remoteCatalogue' | 'log'>,
  context: Pick<CallContext, 'tenant' | 'language' | 'requestId'>,
  id: string,
): Promise<FoundHit | Refusal<'OTHER_LIBRARY_UNKNOWN' | 'OTHER_LIBRARY_UNAVAILABLE' | 'HIT_GONE'>> {
  const place = readHitId(id);
  if (!place) return refuse(HIT_GONE);
  const library = await findOtherLibrary(deps, context, place.siteCode);
  if (!library?.target) return refuse(OTHER_LIBRARY_UNKNOWN);
  const { answer } = await askLibrary(deps, context, library, place.query);
  if (!answer) return refuse(OTHER_LIBRARY_UNAVAILABLE);
  const here = answer.hits[place.at];
  const isHere = here !== undefined && markOf(here.bib) === place.mark;
  const hit = isHere ? here : answer.hits.find(({ bib }) => markOf(bib) === place.mark);
  return hit ? { library, hit, ageSeconds: ageOf(answer) } : refuse(HIT_GONE);
}
