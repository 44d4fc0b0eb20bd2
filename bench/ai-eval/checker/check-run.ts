import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { TENANT } from '@lectern/server/testing/built-rows';
import type { TestApp } from '@lectern/server/testing/test-app';
import type { Random } from '../../search/random.ts';
import type { SeenTurn } from '../run-conversations.ts';
import { isTrue, type Statement, statementsOf } from './check-statement.ts';
import { readFacts } from './record-facts.ts';
import { wrongPairs } from './wrong-pairs.ts';

/** Right sentences from which wrong ones are made. */
const KEPT = 400;

/** What the checker said of a run. */
export interface Checked {
  statements: number;
  accepted: number;
  named: number;
  /** Named works that are there, that readers may see, and that the answer's search finds where it has one. */
  returned: number;
  counts: number;
  rightCounts: number;
}

/** Checks every citation and count of a run against the database and the portal's own search. */
export function createCheck(app: TestApp) {
  const checked: Checked = { statements: 0, accepted: 0, named: 0, returned: 0, counts: 0, rightCounts: 0 };
  const right: Statement[] = [];
  const holds = async (statement: Statement) =>
    isTrue(statement, await readFacts(app.deps.db, TENANT, statement.recordId));

  return {
    checked,
    async add({ answer, conversation }: SeenTurn, refused?: (statement: Statement) => void): Promise<void> {
      for (const statement of statementsOf(answer, answer.understood?.language ?? conversation.lang)) {
        checked.statements += 1;
        const isAccepted = await holds(statement);
        if (isAccepted) checked.accepted += 1;
        else refused?.(statement);
        if (isAccepted && right.length < KEPT) right.push(statement);
      }
      const { understood, sources } = answer;
      for (const { recordId } of sources) {
        checked.named += 1;
        if (await readFacts(app.deps.db, TENANT, recordId)) checked.returned += 1;
      }
      if (understood?.search && understood.numFound !== null) {
        checked.counts += 1;
        const again = await app
          .client()
          .call(searchBibs, { ...understood.search, rows: 1, page: 1, facets: [] });
        if (again.numFound === understood.numFound) checked.rightCounts += 1;
      }
    },
    /** How many of so many wrong sentences the checker refuses. */
    async refusedOf(
      count: number,
      random: Random,
    ): Promise<{ readonly made: number; readonly refused: number }> {
      const wrong = wrongPairs(right, count, random);
      let refused = 0;
      for (const { statement } of wrong) if (!(await holds(statement))) refused += 1;
      return { made: wrong.length, refused };
    },
  };
}
