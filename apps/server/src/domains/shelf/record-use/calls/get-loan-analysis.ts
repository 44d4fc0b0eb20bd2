import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { LEAST_READERS } from '@lectern/contracts/shelf/rankings/ranges';
import { getLoanAnalysis } from '@lectern/contracts/shelf/record-use/get-loan-analysis';
import { dateIn } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { findAskedBib } from '../../../collection/detail/find-asked-bib.ts';
import { countBorrowers } from '../count-borrowers.ts';
import { monthsUntil } from '../months-until.ts';
import { tellableGroups } from '../tellable-groups.ts';

const MONTHS = 12;

export const getLoanAnalysisCall = implement(getLoanAnalysis)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const record = await findAskedBib(deps, tenant.id, input);
  if (isRefusal(record)) return record;
  const nothing = { recordId: record.id, groups: [], colleges: [], months: [] };
  const statistics = deps.ils.of(tenant).statistics;
  if (!statistics) return nothing;
  const { timeZone } = tenant.settings.policy;
  const months = monthsUntil(dateIn(timeZone, deps.clock.now()), MONTHS);
  const since = startOfDay(timeZone, `${months[0]}-01`);
  const loans = await unlessAway(statistics.loansOfBib(record.id, since));
  const readers = new Set(loans?.flatMap(({ reader }) => reader?.patronId ?? []));
  if (!loans || readers.size < LEAST_READERS) return nothing;
  const names = await unlessAway(statistics.groupNames());
  const monthOf = (instant: string) => dateIn(timeZone, new Date(instant)).slice(0, 'YYYY-MM'.length);
  const groups = tellableGroups(
    countBorrowers(loans, ({ groupCode }) => groupCode),
    LEAST_READERS,
  );
  const colleges = tellableGroups(
    countBorrowers(loans, ({ college }) => college),
    LEAST_READERS,
  );
  const loansOf = new Map<string, number>();
  for (const { checkedOutAt } of loans) {
    const month = monthOf(checkedOutAt);
    loansOf.set(month, (loansOf.get(month) ?? 0) + 1);
  }
  return {
    recordId: record.id,
    groups: groups.map((one) => ({ ...one, name: nameIn(names?.get(one.code) ?? {}, language) || one.code })),
    colleges: colleges.map((one) => ({ ...one, name: one.code })),
    months: months.map((month) => ({ month, loanCount: loansOf.get(month) ?? 0 })),
  };
});
