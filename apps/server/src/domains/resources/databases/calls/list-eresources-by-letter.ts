import { listEresourcesByLetter } from '@lectern/contracts/resources/databases/list-eresources-by-letter';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfChosen } from '../page-of-eresources.ts';
import { readChoice } from '../read-choice.ts';
import { shownToday } from '../reading.ts';
import { countByLetter } from '../store/eresource-list-store.ts';

export const listEresourcesByLetterCall = implement(listEresourcesByLetter)(
  async ({ input, context, deps }) => {
    const { page, rows, ...filters } = input;
    const reading = shownToday(deps, context);
    const choice = readChoice(filters, { tenant: context.tenant, today: reading.today });
    const [letters, { total, eresources }] = await Promise.all([
      countByLetter(deps.db, reading, choice),
      pageOfChosen(deps, context, choice, { page, rows, order: 'letter' }),
    ]);
    const groups = [...new Set(eresources.map(({ letter }) => letter))].map((letter) => ({
      letter,
      eresources: eresources.filter((one) => one.letter === letter),
    }));
    return { total, letters, groups };
  },
);
