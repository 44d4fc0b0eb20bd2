import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getRecordStatistics } from '@lectern/contracts/shelf/record-use/get-record-statistics';
import { later } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { findAskedBib } from '../../../collection/detail/find-asked-bib.ts';
import { availabilityOrNothing } from '../../../collection/holdings/availability-or-nothing.ts';
import { scoresOf } from '../../../talk/reviews/scores.ts';
import { countOfSubject } from '../../activity/count-of-subject.ts';
import { countKeepers } from '../../favourites/count-keepers.ts';

const TEN_YEARS_SECONDS = 10 * 365.25 * 86_400;

export const getRecordStatisticsCall = implement(getRecordStatistics)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const record = await findAskedBib(deps, tenant.id, input);
  if (isRefusal(record)) return record;
  const { id } = record;
  const since = later(deps.clock.now(), -TEN_YEARS_SECONDS);
  const [loans, clicks, favouriteCount, scores, availability] = await Promise.all([
    unlessAway(deps.ils.of(tenant).statistics?.countLoans([id], since)),
    countOfSubject(deps.db, tenant.id, id, ['openRecord', 'cite']),
    countKeepers(deps.db, tenant.id, id),
    scoresOf(deps, tenant.id, [id]),
    availabilityOrNothing(deps, tenant, [id]),
  ]);
  const score = scores.get(id);
  const waitingCount = availability.get(id)?.waiting;
  return {
    recordId: id,
    ...(loans && { loanCount: loans.get(id) ?? 0 }),
    openCount: clicks.get('openRecord') ?? 0,
    favouriteCount,
    ratingCount: score?.count ?? 0,
    ratingAverage: score?.average ?? null,
    ...(waitingCount !== undefined && { waitingCount }),
    citeCount: clicks.get('cite') ?? 0,
  };
});
