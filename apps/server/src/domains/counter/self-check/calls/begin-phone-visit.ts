import { beginPhoneVisit } from '@lectern/contracts/counter/self-check/begin-phone-visit';
import { ENTRY_CODE_WRONG, SELF_CHECK_OFF } from '@lectern/contracts/counter/self-check/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { readScreenCode } from '@lectern/rules/self-check/codes';
import { later } from '../../../../platform/clock.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { countTry } from '../code-tries.ts';
import { arePhonesOffered } from '../offered.ts';
import { libraryOfScreenCode } from '../screen-codes.ts';
import { listOpenStations } from '../station-store.ts';
import { selfCheckDesk } from '../stations.ts';
import { putVisit } from '../visit-store.ts';
import { PHONE_SECONDS } from '../visits.ts';

export const beginPhoneVisitCall = implement(beginPhoneVisit)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  if (!arePhonesOffered(deps, tenant)) return refuse(SELF_CHECK_OFF);
  const attempt = await countTry(deps, tenant.id, patron.id);
  if (isRefusal(attempt)) return attempt;
  const code = readScreenCode(input.code);
  const stations = await listOpenStations(deps.db, tenant.id);
  const shown = stations
    .filter(({ kind }) => kind === 'screen')
    .map(({ library_code }) => library_code)
    .filter((library) => !isRefusal(selfCheckDesk(deps, tenant, library)));
  const libraryCode =
    code === undefined ? undefined : libraryOfScreenCode(deps, tenant.id, [...new Set(shown)], code);
  if (libraryCode === undefined) return refuse(ENTRY_CODE_WRONG);
  await attempt.forget();
  const now = deps.clock.now();
  await putVisit(deps.db, {
    tenant_id: tenant.id,
    place: patron.tokenHash,
    patron_id: patron.id,
    library_code: libraryCode,
    request_id: null,
    loan_ids: toJson([]),
    started_at: now.toISOString(),
    expires_at: later(now, PHONE_SECONDS),
  });
  const places = await placeNames(deps.db, tenant.id, language);
  return { libName: places.library(libraryCode), secondsLeft: PHONE_SECONDS };
});
