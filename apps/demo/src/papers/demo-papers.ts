import type { DemoPaper } from './demo-paper.ts';
import { INVENTED_WORKS } from './invented-works.ts';

const FIRST_YEAR = 2008;
const LAST_YEAR = 2025;
/** One in so many works is open; one was retracted. */
const OPEN_OF = 5;
const RETRACTED = 17;

/** The works, from the oldest. A work names older ones only. */
export const DEMO_PAPERS: readonly DemoPaper[] = INVENTED_WORKS.map((work, at) => {
  const years = LAST_YEAR - FIRST_YEAR;
  const year = FIRST_YEAR + Math.floor((at * (years + 1)) / INVENTED_WORKS.length);
  const firstPage = 11 + ((at * 37) % 300);
  return {
    ...work,
    number: at,
    doi: `10.5555/lectern.${1000 + at}`,
    year,
    volume: String(year - 2000),
    issue: String(1 + (at % 6)),
    firstPage,
    lastPage: firstPage + 9 + (at % 7),
    isOpen: at % OPEN_OF !== 3,
    isRetracted: at === RETRACTED,
    references: [1, 2, 3, 5, 8, 13, 21].map((back) => at - back).filter((number) => number >= 0),
  };
});

/** The works that name one, from the oldest. */
export function citingPapers(number: number): readonly DemoPaper[] {
  return DEMO_PAPERS.filter(({ references }) => references.includes(number));
}
