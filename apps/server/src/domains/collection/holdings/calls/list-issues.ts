import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { countItems } from '@lectern/contracts/collection/holdings/availability';
import { listIssues } from '@lectern/contracts/collection/holdings/list-issues';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { findBib } from '../../catalogue/records/find-bibs.ts';
import { placeNames } from '../../vocabulary/places/place-names.ts';
import { type Issue, issuesOf } from '../issues-of.ts';
import { itemsOfBib } from '../items-of-bib.ts';
import { presentItem } from '../present-item.ts';

export const listIssuesCall = implement(listIssues)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const record = await findBib(deps.db, tenant.id, input.recordId);
  if (!record) return refuse(BIB_NOT_FOUND);
  const [known, places] = await Promise.all([
    itemsOfBib(deps, tenant, record.id),
    placeNames(deps.db, tenant.id, language),
  ]);
  const { libCode, year, page, rows } = input;
  const issues = issuesOf(
    known.value.filter(
      ({ libraryCode, status }) =>
        status !== 'withdrawn' && (libCode.length === 0 || libCode.includes(libraryCode)),
    ),
  );
  const chosen = issues.filter((issue) => year === undefined || issue.year === year);
  const start = (page - 1) * rows;
  return {
    asOf: known.asOf,
    live: known.live,
    years: countByYear(issues),
    total: chosen.length,
    issues: chosen.slice(start, start + rows).map((issue) => ({
      yearVol: issue.volume,
      year: issue.year ?? null,
      ...countItems(issue.items),
      items: issue.items.map((item) => presentItem(item, places, tenant.settings.policy.timeZone)),
    })),
  };
});

function countByYear(issues: readonly Issue[]) {
  const years = new Map<number | null, number>();
  for (const { year = null } of issues) years.set(year, (years.get(year) ?? 0) + 1);
  return [...years].map(([year, count]) => ({ year, issues: count }));
}
