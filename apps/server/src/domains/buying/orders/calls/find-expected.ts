import { findExpected } from '@lectern/contracts/buying/orders/find-expected';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentLine, readLineNames } from '../lines/present-lines.ts';
import { wordsOfFilter } from '../lines/words-of-filter.ts';
import { expectedByCode, pageOfLines } from '../store/line-search-store.ts';
import { wholeLines } from '../store/line-store.ts';

const MOST = 20;

export const findExpectedCall = implement(findExpected)(
  async ({ input: { code }, context: { tenant, language }, deps }) => {
    const { db } = deps;
    const exact = await expectedByCode(db, tenant.id, { isbn: normaliseIsbn(code) ?? '', code }, MOST);
    const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
    const lines =
      exact.length > 0
        ? await wholeLines(db, tenant.id, exact)
        : (
            await pageOfLines(
              db,
              tenant.id,
              { list: 'expected', today, words: wordsOfFilter(code) },
              { offset: 0, limit: MOST },
            )
          ).lines.filter(({ line }) => line.state !== 'waiting');
    const names = await readLineNames(deps, tenant, language);
    return { lines: lines.map((one) => presentLine(one, names)) };
  },
);
