import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getShare } from '@lectern/contracts/lending/reading-report/get-share';
import { implement } from '../../../../platform/http/implement.ts';
import { siteRoot } from '../../../../platform/tenants/site-root.ts';
import { borrowedClasses } from '../borrowed-classes.ts';
import { countMonths } from '../count-most.ts';
import { readYear } from '../read-year.ts';
import { bibsOfLoans, worksOfYear } from '../works-of-year.ts';

const MOST_SUBJECTS = 3;

export const getShareCall = implement(getShare)(async ({ input, context, deps }) => {
  const { tenant, language, patron, origin } = context;
  const read = await readYear(deps, tenant, patron.id, input.year);
  if (isRefusal(read)) return read;
  const { year, loans } = read;
  const works = await worksOfYear(deps.db, tenant.id, loans);
  const subjects = await borrowedClasses(deps.db, tenant, language, bibsOfLoans(loans, works));
  const months = countMonths(
    year,
    loans.map(({ date }) => date),
  );
  const busiest = months.toSorted((one, other) => other.loans - one.loans)[0];
  return {
    year,
    loans: loans.length,
    works: new Set(loans.map(({ bibId }) => bibId)).size,
    busiestMonth: busiest && busiest.loans > 0 ? busiest.month : null,
    subjects: subjects.slice(0, MOST_SUBJECTS).map(({ name }) => name),
    months: months.map((one) => one.loans),
    libraryName: nameIn(tenant.settings.names, language, tenant.settings.public.defaultLanguage),
    link: `${siteRoot(origin, tenant)}/`,
  };
});
