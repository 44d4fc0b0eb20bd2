import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getReadingReport } from '@lectern/contracts/lending/reading-report/get-reading-report';
import { implement } from '../../../../platform/http/implement.ts';
import { mainAuthor } from '../../../collection/catalogue/records/bib-words.ts';
import { borrowedClasses } from '../borrowed-classes.ts';
import { countMonths, countMost } from '../count-most.ts';
import { readYear, type YearLoan } from '../read-year.ts';
import { bibsOfLoans, worksOfYear } from '../works-of-year.ts';

const MOST_AUTHORS = 5;

export const getReadingReportCall = implement(getReadingReport)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const read = await readYear(deps, tenant, patron.id, input.year);
  if (isRefusal(read)) return read;
  const { year, years, loans, loansBefore } = read;
  const works = await worksOfYear(deps.db, tenant.id, loans);
  const authorOf = ({ bibId, author }: YearLoan) => {
    const bib = works.get(bibId);
    return (bib && mainAuthor(bib)) || author;
  };
  const ended = loans.filter((loan): loan is YearLoan & { readonly days: number } => loan.days !== undefined);
  const longest = ended.toSorted((one, other) => other.days - one.days)[0];
  const days = ended.reduce((sum, loan) => sum + loan.days, 0);
  return {
    year,
    years: [...years],
    historyDays: deps.ils.of(tenant).outside ? null : tenant.settings.policy.loanHistoryDays,
    loans: loans.length,
    works: new Set(loans.map(({ bibId }) => bibId)).size,
    loansBefore,
    daysKept: ended.length > 0 ? Math.round(days / ended.length) : null,
    months: countMonths(
      year,
      loans.map(({ date }) => date),
    ),
    subjects: await borrowedClasses(deps.db, tenant, language, bibsOfLoans(loans, works)),
    authors: countMost(loans.map(authorOf), MOST_AUTHORS)
      .filter(({ count }) => count > 1)
      .map(({ value, count }) => ({ name: value, loans: count })),
    first: presentLoan(loans[0]),
    last: presentLoan(loans.at(-1)),
    longest: longest ? { ...presentLoan(longest)!, days: longest.days } : null,
  };
});

function presentLoan(loan: YearLoan | undefined) {
  return loan ? { recordId: loan.bibId, title: loan.title, author: loan.author, date: loan.date } : null;
}
