import { recommendDaily } from '@lectern/contracts/shelf/subscriptions/recommend-daily';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { newestWorks } from '../newest-works.ts';

export const recommendDailyCall = implement(recommendDaily)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const works = await newestWorks(deps.db, tenant, patron.id, { since: '', limit: input.rows });
  const dayOf = (instant: string) => dateIn(tenant.settings.policy.timeZone, new Date(instant));
  const [newest] = works;
  if (!newest) return { day: null, works: [] };
  const day = dayOf(newest.foundAt);
  return { day, works: works.filter((work) => dayOf(work.foundAt) === day) };
});
